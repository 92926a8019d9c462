// The harness of boards: /dev/?fixture=zenith-2-main&lang=fr&theme=light&part=table|ending|aids|cover|rules
import '../src/base.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

mount(Harness, { target: document.getElementById('page')! });

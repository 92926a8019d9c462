import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from '$lib/speech.svelte';

void speech.begin().then(() => mount(App, { target: document.getElementById('page')! }));

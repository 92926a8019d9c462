import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from '$lib/games.svelte';
import { speech } from '$lib/speech.svelte';

void Promise.all([speech.begin(), games.begin()]).then(() =>
  mount(App, { target: document.getElementById('page')! })
);

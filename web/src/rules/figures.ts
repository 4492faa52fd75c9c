/** The figures of the rules, by the name the text calls them. */

import type { Component } from 'svelte';
import Adjacent from './figures/Adjacent.svelte';
import Emperor from './figures/Emperor.svelte';
import Hotel from './figures/Hotel.svelte';
import Order from './figures/Order.svelte';
import Queue from './figures/Queue.svelte';
import Strength from './figures/Strength.svelte';

export const figures: Record<string, Component> = {
  adjacent: Adjacent,
  emperor: Emperor,
  hotel: Hotel,
  order: Order,
  queue: Queue,
  strength: Strength,
};

export const FIGURES = Object.keys(figures);

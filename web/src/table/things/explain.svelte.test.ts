import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sceneOf } from '../../help/fixture';
import { explain } from './explain';
import type { TableModel } from '../state/model.svelte';

it('closes the help of a thing that loses the focus while the table is being drawn', () => {
  const model = sceneOf();
  const node = document.createElement('button');
  explain(node, { model, topic: { about: 'thing', name: 'rounds' } });
  model.help = { topic: { about: 'thing', name: 'rounds' }, anchor: node, held: false };
  const drawn = $derived.by(() => node.dispatchEvent(new Event('blur')));
  const draw = () => drawn;
  expect(draw()).toBe(true);
  expect(model.help).toBeNull();
});

describe('the pointer', () => {
  const at = (type: string, x: number, y = 5) =>
    Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }), { pointerType: 'mouse' });
  const topic = { about: 'thing', name: 'rounds' } as const;
  let node: HTMLElement;
  let model: TableModel;

  beforeEach(() => {
    vi.useFakeTimers();
    model = sceneOf();
    node = document.body.appendChild(document.createElement('button'));
    explain(node, { model, topic });
    document.body.dispatchEvent(at('pointermove', 10));
  });
  afterEach(() => vi.useRealTimers());

  const helped = () => {
    vi.advanceTimersByTime(2000);
    return model.help !== null;
  };

  it('is helped when it comes', () => {
    node.dispatchEvent(at('pointerenter', 20));
    expect(helped()).toBe(true);
  });

  it('is not when a thing slides under it, until it moves', () => {
    node.dispatchEvent(at('pointerenter', 10));
    node.dispatchEvent(at('pointermove', 10));
    expect(helped()).toBe(false);
    node.dispatchEvent(at('pointermove', 12));
    expect(helped()).toBe(true);
  });

  it('is not after a click, until it moves', () => {
    node.dispatchEvent(at('pointerenter', 20));
    node.dispatchEvent(at('pointerdown', 20));
    expect(helped()).toBe(false);
    node.dispatchEvent(at('pointermove', 21));
    expect(helped()).toBe(true);
  });
});

it('explains itself on a tap where there is nothing else to do', () => {
  const model = sceneOf();
  const topic = { about: 'thing', name: 'turn-order' } as const;
  const [explained, silent] = [true, false].map((tap) => {
    const node = document.body.appendChild(document.createElement('span'));
    explain(node, { model, topic, tap });
    return node;
  });
  silent.click();
  expect(model.help).toBeNull();
  explained.click();
  expect(model.help).toEqual({ topic, anchor: explained, held: true });
});

import { expect, it } from 'vitest';
import { sceneOf } from '../help/fixture';
import { explain } from './explain';

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

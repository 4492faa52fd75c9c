import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { notice, sceneOf, tableOf } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import LogPanel from './LogPanel.svelte';
import { TABLE } from '../state/model.svelte';
import News from './News.svelte';

beforeAll(() => speak('en'));
afterEach(() => void vi.useRealTimers());

const OLD = notice({ text: 'Anna was away.' });
const NEW = notice({ text: 'The expert plays for Theodor.', events: 1 });

it('tells the newest notice once, for a moment, and not those from before', async () => {
  vi.useFakeTimers();
  const model = sceneOf({ table: { notices: [OLD] } });
  const { container } = render(News, { context: new Map([[TABLE, model]]) });
  const said = () => container.querySelector('.news')!.textContent;
  await tick();
  expect(said()).toBe('');
  model.show(tableOf({ table: { seq: 2, notices: [OLD, NEW] } }));
  await tick();
  expect(said()).toBe('The expert plays for Theodor.');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(said()).toBe('');
  model.show(tableOf({ table: { seq: 3, notices: [OLD, { ...NEW, text: 'Der Experte spielt für Theodor.' }] } }));
  await tick();
  expect(said()).toBe('');
});

it('keeps it in the log', async () => {
  const model = sceneOf({
    events: [
      { event: 'passed', text: 'Theodor passes' },
      { event: 'staff_drawn', text: 'A guest comes' },
    ],
    table: { notices: [NEW] },
  });
  const { container } = render(LogPanel, { props: { onopen: () => {}, lines: 9 }, context: new Map([[TABLE, model]]) });
  const lines = [...container.querySelectorAll('li')];
  expect(lines.map((line) => line.textContent!.trim())).toEqual([
    'A guest comes',
    'The expert plays for Theodor.',
    'Theodor passes',
  ]);
});

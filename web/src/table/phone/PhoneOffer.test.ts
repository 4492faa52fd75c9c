import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { sceneOf } from '../../help/fixture';
import { speak } from '../../i18n/index.svelte';
import { TABLE } from '../state/model.svelte';
import PhoneOffer from './PhoneOffer.svelte';

beforeAll(() => speak('en'));

it('shows what an applicant costs now, and is no heading', () => {
  const model = sceneOf({
    ask: 'play_looked_at',
    choices: ['PLAY_STAFF:3', 'DONE'],
    view: { looked_at: [3] },
    insight: { prices: { guests: [], rooms: [], staff: { 3: 1 } } },
  });
  const { container, queryByRole } = render(PhoneOffer, { context: new Map([[TABLE, model]]) });
  expect(container.querySelector('.coin')?.textContent).toBe('1');
  expect(container.querySelector('.staff__was')?.textContent).toBe('4');
  expect(queryByRole('heading')).toBeNull();
});

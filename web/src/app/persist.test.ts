import { expect, it, vi } from 'vitest';
import { persist } from './persist';

const wait = () => Promise.resolve();

it('tries again after a failure', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue('the screen');
  expect(await persist(fetch, wait)).toBe('the screen');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('gives up after the third failure', async () => {
  const fetch = vi.fn().mockRejectedValue(new TypeError('no line'));
  await expect(persist(fetch, wait)).rejects.toThrow('no line');
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('asks again for style sheets that did not come', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'http://x.example/rules.css' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  expect(link.isConnected).toBe(false);
  const asked = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) (node as HTMLLinkElement).dispatchEvent(new Event('load'));
  });
  expect(await persist(() => Promise.resolve('the screen'), wait)).toBe('the screen');
  expect((asked.mock.calls[0][0] as HTMLLinkElement).href).toBe('http://x.example/rules.css');
  await persist(() => Promise.resolve('another'), wait);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

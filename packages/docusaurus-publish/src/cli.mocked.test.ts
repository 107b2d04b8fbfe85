import {expect, it, vi} from 'vitest';
import {main} from './cli';
import {prepare} from './commands/prepare';

vi.mock('./commands/prepare', () => ({prepare: vi.fn()}));

it('shows what terminals would obey in an error message by its number', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(prepare).mockRejectedValueOnce(new Error('a\nb\u009b31mc'));
  expect(await main(['prepare'], '.')).toBe(1);
  expect(said).toHaveBeenCalledWith('a\nb\\u{9b}31mc');
});

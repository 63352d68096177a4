import { expect, it } from 'vitest';
import { watchForeignChanges } from '../../render/start/foreign.js';
import { undoForeignChanges } from './foreignChanges.js';

it('takes back what others changed since the start, and keeps the focus', async () => {
  document.body.innerHTML = '<div id="root"><p>Mirë se vini</p><form><input></form></div>';
  const [root, paragraph, form, input] = document.querySelectorAll<HTMLElement>('#root, p, form, input');
  if (!root || !paragraph || !form || !input) throw new Error('The page is incomplete');
  const before = root.innerHTML;
  watchForeignChanges(root);
  if (paragraph.firstChild) paragraph.firstChild.nodeValue = 'Welcome';
  input.after(document.createElement('vault-icon'));
  await new Promise((resolve) => setTimeout(resolve));
  paragraph.remove();
  const wrapper = document.createElement('vault-field');
  form.prepend(wrapper);
  wrapper.append(input);
  input.focus();
  undoForeignChanges();
  expect(root.innerHTML).toBe(before);
  expect(input).toHaveFocus();
});

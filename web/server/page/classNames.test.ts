import { expect, it } from 'vitest';
import { selectedIds, withoutIds } from './classNames.js';

it('keeps the ids that rules select, and all other classes', () => {
  const ids = selectedIds('.aBc{color:red}.aBc .sc-x1-0{margin:0}.dEf>.sc-x1-0,.dEf .sc-y2-3{margin:1px}');
  expect(ids).toEqual(['sc-x1-0', 'sc-y2-3']);
  const html = '<p class="sc-x1-0 sc-z3-1 aBc"></p><p class="sc-z3-1"><b class="own">class="sc-z3-1"</b></p>';
  expect(withoutIds(html, (id) => ids.includes(id))).toBe(
    '<p class="sc-x1-0 aBc"></p><p><b class="own">class="sc-z3-1"</b></p>',
  );
});

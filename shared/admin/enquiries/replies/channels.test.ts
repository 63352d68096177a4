import { expect, it } from 'vitest';
import { channelsOf } from './channels.js';

const hrefs = (phone: string, email: string) =>
  channelsOf({ phone, email }, 'Jemi të lirë & gati?\nRitmi', 'Kërkesa juaj R-7KMQ4').map(({ href }) => href);

it('opens each program with the text filled in', () => {
  const text = 'Jemi%20t%C3%AB%20lir%C3%AB%20%26%20gati%3F%0ARitmi';
  expect(hrefs('069 123 4567', 'arta+dasma@example.com')).toEqual([
    `https://wa.me/355691234567?text=${text}`,
    `viber://chat?number=%2B355691234567&draft=${text}`,
    'tel:0691234567',
    `mailto:arta%2Bdasma@example.com?subject=K%C3%ABrkesa%20juaj%20R-7KMQ4&body=${text.replace('%0A', '%0D%0A')}`,
  ]);
});

it('offers only what there is: a landline has no WhatsApp', () => {
  expect(hrefs('042 234 567', '')).toEqual(['tel:042234567']);
  expect(hrefs('', '')).toEqual([]);
});

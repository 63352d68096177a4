import { formatDate, today } from '@ritmi/shared/domain/time/date';
import { agency } from '../demo.js';
import { expect, expectUsable, test } from '../fixtures.js';

const pages = [
  {
    path: '/termat-e-sherbimit',
    heading: 'Termat e shërbimit',
    sections: [
      '1. Pronësia e përmbajtjes',
      '2. Kufizimet e përdorimit',
      '3. Si të kërkosh leje',
      '4. Sanksionet',
      '5. Ndryshimet',
    ],
    ways: [`mailto:${agency.fallback.email}`, 'tel:0690000142'],
  },
  {
    path: '/politika-e-privatesise',
    heading: 'Politika e privatësisë',
    sections: [
      '1. Mbrojtja e të drejtave të autorit',
      '2. Përdorimi i materialeve të mbrojtura',
      '3. Ndryshimet',
    ],
    ways: [],
  },
];

for (const { path, heading, sections, ways } of pages) {
  // spec: 2.route.terms, 2.route.privacy, 2.legal.terms, 2.legal.privacy, 2.legal.date, 2.legal.year
  test(`${path} has its sections, the date of its last update and the copyright`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections);
    // In Albania, where it is tomorrow while a server's clock says 23:00.
    const day = today();
    await expect(main.getByText(`Përditësuar më ${formatDate(day)}`)).toBeVisible();
    await expect(main.getByText(`© ${day.slice(0, 4)} ${agency.name}.`)).toBeVisible();
    // The terms say where permission is asked for.
    for (const address of ways) await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
    await expectUsable(page);
  });
}

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAgency, sampleEntry, samplePackage, sampleService } from '@ritmi/shared/domain/sample';
import { AgencyProvider } from '@ritmi/shared/ui/Agency';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import { rulesOf } from '@ritmi/shared/ui/testing/rulesOf';
import { PackagesScreen } from './PackagesScreen.js';

const priceNotice = 'Çmimet përfundimtare mund të ndryshojnë sipas largësisë.';

const entries = ['a', 'b', 'c', 'd'].map((id) =>
  sampleEntry({ id, title: `Shërbimi ${id}`, price: '100.00' }),
);
const services = [
  sampleService({ id: 'dj', title: 'DJ', price: '120.00' }),
  sampleService({ id: 'co2', title: 'CO2', price: '80.50' }),
];
const start = { view: 'predefined', chosenIds: [] } as const;

// The test environment loads no pictures; a picture that is complete without a size counts as broken.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function open(packages: readonly Package[] = [samplePackage({ services: entries })]) {
  const pager = <a href="/paketa?faqe=2">Faqja më tej</a>;
  render(
    <AgencyProvider value={sampleAgency}>
      <PackagesScreen priceNotice={priceNotice} {...{ packages, services, start, pager }} path="/paketa" />
    </AgencyProvider>,
  );
}

async function openDialog(pkg: Package) {
  open([pkg]);
  await userEvent.click(screen.getByRole('link', { name: pkg.title }));
  return within(await screen.findByRole('dialog', { name: pkg.title }));
}

async function openCustom() {
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'Krijo paketën tënde vetë' }));
}

async function choose() {
  await openCustom();
  await press('Vazhdo');
  await userEvent.click(screen.getByRole('checkbox', { name: /DJ/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /CO2/ }));
  return within(screen.getByRole('complementary', { name: 'Paketa jote' }));
}

describe('the predefined packages', () => {
  it('have pages; the services of the other tab have none', async () => {
    open();
    expect(screen.getByRole('link', { name: 'Faqja më tej' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Krijo paketën tënde vetë' }));
    expect(screen.queryByRole('link', { name: 'Faqja më tej' })).toBeNull();
    expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(services.length);
  });

  // spec: 2.packages.tabs, 4.packages.tabs
  it('are the first of two tabs', () => {
    open();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Paketa të përcaktuara',
      'Krijo paketën tënde vetë',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  });

  // spec: contract.tabs
  it.each([
    ['{Home}', 'Paketa të përcaktuara'],
    ['{End}', 'Krijo paketën tënde vetë'],
    ['{ArrowRight}', 'Krijo paketën tënde vetë'],
    ['{ArrowLeft}', 'Krijo paketën tënde vetë'],
  ])('change with the key %s to the tab %s', async (key, name) => {
    open();
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard(key);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
  });

  // spec: 2.packages.card, 2.packages.card.services, 2.packages.card.price, 9.listed
  it('show picture, type, title, description, three services, the rest as a count, and the price', () => {
    open([samplePackage({ services: entries, image: '/uploads/dasma.webp' })]);
    const card = within(screen.getByRole('article'));
    expect(document.querySelector('article img')).toHaveAttribute('src', '/uploads/dasma.webp');
    expect(card.getByText('Dasma')).toBeVisible();
    expect(card.getByRole('heading')).toHaveTextContent('Dasma e plotë');
    expect(card.getByText('Nga hyrja e nuses te vallja e fundit.')).toBeVisible();
    const [listed] = card.getAllByRole('list');
    expect(within(listed!).getAllByRole('listitem')).toHaveLength(3);
    expect(card.getByText('+1 other services')).toBeVisible();
    expect(card.getByText('200.00 €')).toBeVisible();
  });

  // spec: 2.packages.card, 5.files.video, 9.types.video
  it.each(['mp4', 'webm', 'ogg'])('play a .%s as their picture', (extension) => {
    open([samplePackage({ image: `/uploads/klip.${extension}` })]);
    expect(document.querySelector('article video')).toHaveAttribute('src', `/uploads/klip.${extension}`);
  });

  // spec: 2.packages.card.original
  it('strike through the original price from two services on', () => {
    open([
      samplePackage({ title: 'Dy' }),
      samplePackage({ id: '2', order: 1, services: entries.slice(0, 1) }),
    ]);
    const [two, one] = screen.getAllByRole('article');
    expect(two?.querySelector('s')).toHaveTextContent('670.00 €');
    expect(one?.querySelector('s')).toBeNull();
  });
});

describe('the dialog of a package', () => {
  // spec: 2.packages.card.opens, 2.dialog.head, 2.dialog.services, 9.listed
  it('has type, title, description and three services, and a button to expand and collapse them', async () => {
    const dialog = await openDialog(samplePackage({ services: entries }));
    expect(dialog.getByText('Dasma')).toBeVisible();
    expect(dialog.getByText('Nga hyrja e nuses te vallja e fundit.')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: '+1 shërbime të tjera' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: 'Trego më pak' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  });

  // spec: 2.dialog.price, 2.dialog.contact, 2.dialog.close
  it('has the price, a link to the contact page and a close button', async () => {
    const dialog = await openDialog(samplePackage());
    expect(dialog.getByText('570.00 €')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Na kontaktoni' })).toHaveAttribute(
      'href',
      '/kontakt?paketa=package-1',
    );
    expect(dialog.getByRole('button', { name: 'Mbyll' })).toHaveTextContent('Mbyll');
    await userEvent.click(dialog.getByText('Mbyll'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('puts the date into the links to WhatsApp and to the contact page', async () => {
    const dialog = await openDialog(samplePackage());
    fireEvent.input(dialog.getByLabelText('Data'), { target: { value: '2027-06-14' } });
    const whatsapp = dialog.getByRole('link', { name: 'Dërgo në WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(whatsapp)).toMatch(
      /wa\.me\/\d+\?text=.*“Dasma e plotë”.*Data: 14 qershor 2027/s,
    );
    expect(dialog.getByRole('link', { name: 'Na kontaktoni' })).toHaveAttribute(
      'href',
      '/kontakt?paketa=package-1&data=2027-06-14',
    );
  });

  // spec: 2.dialog.hidden, 5.hidden, 9.hidden
  it.each([
    ['the package', samplePackage({ hidePrice: true })],
    ['one of its services', samplePackage({ services: [sampleEntry({ hidePrice: true, price: '' })] })],
  ])('asks for the price when %s hides it', async (_name, pkg) => {
    const dialog = await openDialog(pkg);
    expect(dialog.getByText('Kontakto për çmimin')).toBeVisible();
    expect(dialog.queryByText(/€/)).toBeNull();
  });
});

describe('building your own', () => {
  // spec: 2.packages.custom.notice, 2.packages.custom.words, 2.packages.custom.contact, 4.packages.notice
  it('begins with a notice, which the other tab hides', async () => {
    await openCustom();
    const notice = screen.getByRole('dialog', { name: 'Njoftim' });
    expect(getComputedStyle(notice).backdropFilter).toContain('blur');
    expect(notice).toHaveTextContent(
      'Paketat e personalizuara janë ende në zhvillim. Për një ofertë të saktë, na shkruaj ose na telefono.',
    );
    expect(within(notice).getByText(/na kontakto/i)).toBe(
      within(notice).getByRole('link', { name: 'Na Kontakto' }),
    );
    expect(within(notice).getByRole('link', { name: 'Na Kontakto' })).toHaveAttribute('href', '/kontakt');
    await userEvent.click(screen.getByRole('tab', { name: 'Paketa të përcaktuara' }));
    expect(screen.queryByRole('dialog', { name: 'Njoftim' })).toBeNull();
  });

  // spec: 2.packages.custom.goOn, 5.package.nothing, contract.packages.nothing
  it('continues with Vazhdo, and asks for a service while none is chosen', async () => {
    await openCustom();
    await press('Vazhdo');
    expect(screen.queryByRole('dialog', { name: 'Njoftim' })).toBeNull();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    expect(screen.getByText('Ju lutem zgjidhni të paktën një shërbim')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /DJ/ }));
    expect(screen.queryByText('Ju lutem zgjidhni të paktën një shërbim')).toBeNull();
  });

  // spec: 2.packages.custom.select, 2.packages.summary.count, 2.packages.summary.list
  it('counts and lists the chosen services with prices, and removes one again', async () => {
    const panel = await choose();
    expect(panel.getByRole('status')).toHaveTextContent(/^2$/);
    // In narrow windows it is one line, which can be expanded.
    expect(panel.queryByRole('listitem')).toBeNull();
    await press('Detajet');
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'DJ120.00 €',
      'CO280.50 €',
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: /CO2/ }));
    expect(panel.getByRole('status')).toHaveTextContent(/^1$/);
  });

  // spec: 2.packages.summary.sums, 2.packages.summary.show, 9.discount
  it('takes 50 € off for each of two services and shows the package', async () => {
    const panel = await choose();
    await press('Detajet');
    expect(panel.getByText('−100.00 €')).toBeVisible();
    expect(panel.getByText('100.50 €')).toBeVisible();
    await press('Shiko Paketen');
    const dialog = await screen.findByRole('dialog', { name: 'Paketa jote' });
    expect(within(dialog).getByText('100.50 €')).toBeVisible();
  });

  it('counts boxes that were ticked before hydration', () => {
    const ownPackage = { view: 'custom', chosenIds: [] } as const;
    const page = (
      <PackagesScreen
        priceNotice={priceNotice}
        packages={[]}
        services={services}
        start={ownPackage}
        path="/paketa"
      />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    for (const box of within(container).getAllByRole<HTMLInputElement>('checkbox')) box.checked = true;
    render(page, { container, hydrate: true });
    expect(screen.getByRole('complementary', { name: 'Paketa jote' })).toHaveTextContent('100.50 €');
  });

  it('continues and clears with the Space key too', async () => {
    await openCustom();
    screen.getByRole('button', { name: 'Vazhdo' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('dialog', { name: 'Njoftim' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /DJ/ }));
    screen.getByRole('button', { name: 'Pastro' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  // spec: 2.packages.summary.clear, 4.packages.clears
  it('clears the choice with Pastro and on a return to the tab', async () => {
    await choose();
    await press('Pastro');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: /DJ/ }));
    await userEvent.click(screen.getByRole('tab', { name: 'Paketa të përcaktuara' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Krijo paketën tënde vetë' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /DJ/, hidden: true })).not.toBeChecked();
  });
});

// spec: 2.packages.notice
it('a yellow notice names what may change the price', () => {
  open();
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent(priceNotice);
  expect(rulesOf(note)).toMatch(/[;\s]color:\s*var\(--notice\)/);
});

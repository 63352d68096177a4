import { Route, Routes } from 'react-router';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { formatEuro } from '@ritmi/shared/domain/money';
import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { type Package, packages } from '@ritmi/shared/domain/packages/schema';
import { Editor } from '../kit/list/EntityEditor.js';
import { Cell } from '../kit/look/Cell.js';
import { styled } from 'styled-components';
import { PackagePage } from './PackagePage.js';
import { packagesText } from './text.js';
import { usePackages } from './usePackages.js';

/** The list with its dialogs, and the form page. */
export function PackagesModule() {
  return (
    <Routes>
      <Route path="create" element={<PackagePage key="create" />} />
      <Route path="edit/:id" element={<PackagePage key="edit" />} />
      <Route path="*" element={<PackageList />} />
    </Routes>
  );
}

const searchMore = (pkg: Package) =>
  [typeOf(pkg), ...pkg.services.map(({ service }) => service.title)].join(' ');

const renderCells = (pkg: Package) => (
  <>
    <Cell $width="116px">{typeOf(pkg)}</Cell>{' '}
    <Cell $width="84px" $isAmount>
      <PriceOf pkg={pkg} />
    </Cell>
  </>
);

/** In one line, of which a closed row shows the beginning. */
const Service = styled.span`
  & + &::before {
    content: ' · ' / '';
  }
`;

const renderAside = ({ services }: Package) =>
  services.map((entry) => <Service key={entry.id}>{entry.service.title}</Service>);

/** A list in order, with a dialog to add and one to edit (specification section 2, packages editor). */
function PackageList() {
  const { resource, form } = usePackages();
  return (
    <Editor
      name="packages"
      entity={packages}
      text={packagesText}
      source={resource}
      form={form}
      {...{ searchMore, renderCells, renderAside }}
      addsInDialog
    />
  );
}

const typeOf = ({ type }: Package) => packages.fields.type.valueLabels[type] ?? type;

/** The price, even if it is hidden from visitors. */
function PriceOf({ pkg: { services, customPrice } }: { readonly pkg: Package }): string {
  const shown = services.map((entry) => ({ service: { price: entry.service.price } }));
  const { discountPerService } = useAgency();
  const { total } = priceOfPackage({ services: shown, customPrice, hidePrice: false }, discountPerService);
  return formatEuro(total ?? '');
}

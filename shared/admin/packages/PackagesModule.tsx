import { useCallback } from 'react';
import { Route, Routes } from 'react-router';
import { formatEuro } from '@ritmi/shared/domain/money';
import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { type Package, packages } from '@ritmi/shared/domain/packages/schema';
import { Editor } from '../kit/list/Editor.js';
import { listOf } from '../kit/list/EntityEditor.js';
import { EntityRow, OrderCell } from '../kit/list/EntityRow.js';
import type { RowActions } from '../kit/list/Row.js';
import { Cell } from '../kit/list/rowParts.js';
import { Chip, Chips } from '../kit/look/frames.js';
import { useLatest } from '../kit/useLatest.js';
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

const list = listOf('packages');
const searchText = (pkg: Package) =>
  [list.searchText(pkg), typeOf(pkg), ...pkg.services.map(({ service }) => service.title)].join(' ');

/** The packages editor: a list in order, with a dialog to add and one to edit. */
function PackageList() {
  const { resource, form } = usePackages();
  const latest = useLatest(resource);
  const { isQueued } = resource;
  const renderRow = useCallback(
    (pkg: Package, onEdit: () => void) => (
      <PackageRow
        pkg={pkg}
        isQueued={isQueued(pkg.id)}
        onEdit={onEdit}
        onDelete={() => latest.current.remove(pkg, pkg.title)}
      />
    ),
    [latest, isQueued],
  );

  return (
    <Editor
      {...list}
      {...form}
      name="packages"
      text={packagesText}
      source={resource}
      searchText={searchText}
      renderRow={renderRow}
      onMove={resource.reorder}
      restore={resource.restore}
      addsInDialog
    />
  );
}

type PackageRowProps = RowActions & { readonly pkg: Package };

/** One package in the list (specification section 2, packages editor). */
function PackageRow({ pkg, ...actions }: PackageRowProps) {
  return (
    <EntityRow
      {...actions}
      name="packages"
      document={pkg}
      question={packagesText.confirmRemove}
      aside={
        <Chips>
          {pkg.services.map((entry) => (
            <Chip key={entry.id}>{entry.service.title}</Chip>
          ))}
        </Chips>
      }
      cells={
        <>
          <Cell $width="116px">{typeOf(pkg)}</Cell>{' '}
          <Cell $width="84px" $isAmount>
            {priceFor(pkg)}
          </Cell>{' '}
          <OrderCell order={pkg.order} />
        </>
      }
    />
  );
}

const typeOf = ({ type }: Package) => packages.fields.type.valueLabels[type] ?? type;

/** The amount even where visitors do not see it. */
function priceFor({ services, customPrice }: Package): string {
  const shown = services.map((entry) => ({ service: { price: entry.service.price } }));
  const { total } = priceOfPackage({ services: shown, customPrice, hidePrice: false });
  return formatEuro(total ?? '');
}

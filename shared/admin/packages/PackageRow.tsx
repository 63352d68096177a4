import { formatEuro } from '@ritmi/shared/domain/money';
import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { type Package, packages } from '@ritmi/shared/domain/packages/schema';
import { columnText, EntityRow, LongText, type RowActions } from '../kit/list/EntityRow.js';
import { Chip, Chips, Note } from '../kit/look/frames.js';
import { packagesText } from './text.js';

type PackageRowProps = RowActions & { readonly pkg: Package };

/** One package in the list (specification section 2, packages editor). */
export function PackageRow({ pkg, ...actions }: PackageRowProps) {
  return (
    <EntityRow name="packages" document={pkg} question={packagesText.confirmRemove} {...actions}>
      <Note>
        <span>{columnText(packages.fields.type, pkg.type)}</span> · <span>{priceFor(pkg)}</span>{' '}
        <Chip>Order: {pkg.order}</Chip>
      </Note>
      <LongText name="packages" document={pkg} />
      <Chips>
        {pkg.services.map((entry) => (
          <Chip key={entry.id}>{entry.service.title}</Chip>
        ))}
      </Chips>
    </EntityRow>
  );
}

/** The amount even where visitors do not see it. */
function priceFor({ services, customPrice }: Package): string {
  const shown = services.map((entry) => ({ service: { price: entry.service.price } }));
  const { total } = priceOfPackage({ services: shown, customPrice, hidePrice: false });
  return formatEuro(total ?? '');
}

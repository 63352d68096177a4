import { formatEuro } from '@ritmi/shared/domain/money';
import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import { DeleteButton } from '../kit/list/DeleteButton.js';
import type { RowActions } from '../kit/list/EntityEditor.js';
import { RowFrame } from '../kit/list/RowFrame.js';
import { sitePathOf } from '../kit/list/sitePathOf.js';
import { Thumbnail } from '../kit/media/Preview.js';
import { Chip, Chips, Note, TwoLines } from '../kit/look/frames.js';
import { packagesText, typeLabels } from './text.js';

type PackageRowProps = RowActions & { readonly pkg: Package };

/** One package in the list (specification section 2, packages editor). */
export function PackageRow({ pkg, isWaiting, onEdit, onDelete }: PackageRowProps) {
  const { id, title, type, description, image, services, hidePrice, featured, order } = pkg;
  return (
    <RowFrame
      title={title}
      picture={image ? <Thumbnail url={image} /> : null}
      badges={[hidePrice && 'Hidden price', featured && 'Featured on Homepage']}
      isWaiting={isWaiting}
      onEdit={onEdit}
      remove={
        <DeleteButton
          title="Delete package"
          subject={title}
          question={packagesText.confirmRemove}
          onDelete={onDelete}
        />
      }
      sitePath={sitePathOf('packages')}
      history={{ entity: 'packages', id }}
    >
      <Note>
        <span>{typeLabels[type]}</span> · <span>{priceFor(pkg)}</span> <Chip>Order: {order}</Chip>
      </Note>
      <TwoLines>{description}</TwoLines>
      <Chips>
        {services.map((entry) => (
          <Chip key={entry.id}>{entry.service.title}</Chip>
        ))}
      </Chips>
    </RowFrame>
  );
}

/** The amount even where visitors do not see it. */
function priceFor({ services, customPrice }: Package): string {
  const shown = services.map((entry) => ({ service: { price: entry.service.price } }));
  const { total } = priceOfPackage({ services: shown, customPrice, hidePrice: false });
  return formatEuro(total ?? '');
}

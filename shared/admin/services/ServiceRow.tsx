import type { Service } from '@ritmi/shared/domain/services/schema';
import { formatEuro } from '@ritmi/shared/domain/money';
import { DeleteButton } from '../kit/list/DeleteButton.js';
import type { RowActions } from '../kit/list/EntityEditor.js';
import { RowFrame } from '../kit/list/RowFrame.js';
import { sitePathOf } from '../kit/list/sitePathOf.js';
import { Thumbnail } from '../kit/media/Preview.js';
import { Chip, Note, TwoLines } from '../kit/look/frames.js';
import { servicesText } from './text.js';

type ServiceRowProps = RowActions & { readonly service: Service };

/** One service in the list (specification section 2, services manager). */
export function ServiceRow({ service, isWaiting, onEdit, onDelete }: ServiceRowProps) {
  const { id, title, category, price, hidePrice, description, order, featured, image } = service;
  return (
    <RowFrame
      title={title}
      picture={image ? <Thumbnail url={image} /> : null}
      badges={[hidePrice && 'Hidden price', featured && 'Featured on Homepage']}
      isWaiting={isWaiting}
      onEdit={onEdit}
      remove={
        <DeleteButton
          title="Delete service"
          subject={title}
          question={servicesText.confirmRemove}
          onDelete={onDelete}
        />
      }
      sitePath={sitePathOf('services')}
      history={{ entity: 'services', id }}
    >
      <Note>
        <span>{category}</span> · <span>{price === '' ? 'No price' : formatEuro(price)}</span>{' '}
        <Chip>Order: {order}</Chip>
      </Note>
      <TwoLines>{description}</TwoLines>
    </RowFrame>
  );
}

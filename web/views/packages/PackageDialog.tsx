import { useState } from 'react';
import { styled } from 'styled-components';
import { typeLabels } from '@ritmi/shared/cards/text';
import { listedServices } from '@ritmi/shared/domain/packages/rules';
import { Badge } from '@ritmi/shared/ui/Block';
import { Button, ButtonLink } from '@ritmi/shared/ui/Button';
import { Dialog } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, wrap } from '@ritmi/shared/ui/tokens';
import type { Offer } from '@ritmi/shared/cards/offer';
import { PriceBlock } from '@ritmi/shared/cards/PriceBlock';
import { moreServices, text } from './text.js';

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(5)};
  > p:first-of-type {
    color: ${color.quiet};
    white-space: pre-line;
  }
  > ul {
    width: 100%;
  }
  li {
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.line};
  }
`;

const Actions = styled.div`
  ${wrap(3)}
`;

export type PackageDialogProps = { readonly offer: Offer; readonly onClose: () => void };

export function PackageDialog({ offer, onClose }: PackageDialogProps) {
  const { t, to, contentLang } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const { services, written } = offer;
  const shown = isWhole ? services : services.slice(0, listedServices);
  const restCount = services.length - listedServices;
  return (
    <Dialog
      onClose={onClose}
      title={<span lang={written === 'all' ? contentLang : undefined}>{offer.title}</span>}
    >
      <Body>
        <Badge>{t(typeLabels[offer.type])}</Badge>
        <p lang={written === 'all' ? contentLang : undefined}>{offer.description}</p>
        <ul aria-label={t(text.includes)}>
          {shown.map((service, index) => (
            <li key={`${index} ${service}`} lang={written === 'none' ? undefined : contentLang}>
              {service}
            </li>
          ))}
        </ul>
        {restCount > 0 && (
          <Button $kind="plain" $small aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? text.less : moreServices(restCount))}
          </Button>
        )}
        <PriceBlock price={offer.price} showsOriginal={offer.showsOriginal} />
        <Actions>
          <ButtonLink href={to(offer.contactPath)}>{t(text.askUs)}</ButtonLink>
          <Button $kind="plain" onClick={onClose}>
            {t(text.close)}
          </Button>
        </Actions>
      </Body>
    </Dialog>
  );
}

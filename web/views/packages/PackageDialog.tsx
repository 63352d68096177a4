import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Offer } from '@ritmi/shared/cards/offer';
import { OfferPrice } from '@ritmi/shared/cards/prices';
import { plainText } from '@ritmi/shared/domain/content';
import type { Topic } from '@ritmi/shared/domain/enquiry/message';
import { enquiryPath, nightOfPackage } from '@ritmi/shared/domain/enquiry/request';
import { packageVideoExtensions } from '@ritmi/shared/domain/media';
import { listedServices } from '@ritmi/shared/domain/packages/rules';
import { packageTypeLabels } from '@ritmi/shared/domain/packages/typeLabels';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Badge, VisuallyHidden } from '@ritmi/shared/ui/Block';
import { Button, ButtonLink } from '@ritmi/shared/ui/Button';
import { Dialog } from '@ritmi/shared/ui/Dialog';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { at, color, layout, radius, space } from '@ritmi/shared/ui/tokens';
import { EnquiryForm } from '../../enquiry/EnquiryForm.js';
import { WhatsAppLink } from '../../enquiry/MessageLinks.js';
import { moreServices, text } from './text.js';

/** On a desktop the form is beside what is offered, so that both are in sight at once. */
const Body = styled.div`
  ${layout.grid(5)}
  > section {
    padding-top: ${space(5)};
    border-top: 1px solid ${color.text};
  }
  ${at.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(10)};
    > section {
      padding-top: 0;
      border-top: 0;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Offered = styled.div`
  ${layout.grid(5)}
  align-content: start;
  > p:first-of-type {
    color: ${color.quiet};
  }
  > :is(span, button) {
    justify-self: start;
  }
  > [data-grows] {
    overflow: clip;
    border-radius: ${radius.picture};
  }
  li {
    padding-block: ${space(2)};
    border-bottom: 1px solid ${color.line};
  }
`;

// In sight however long the dialog is; over the edges of its panel.
const Foot = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  > a {
    flex: none;
    padding-inline: ${space(4)};
  }
  margin: 0 calc(-1 * ${space(4)}) calc(-1 * ${space(6)} - env(safe-area-inset-bottom));
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  ${at.wide} {
    /* At the edge of the window, not of the space that the backdrop keeps around the panel. */
    bottom: -${space(8)};
    margin: 0 calc(-1 * ${space(8)}) calc(-1 * ${space(8)});
    padding: ${space(4)} ${space(8)};
    border-radius: 0 0 ${radius.picture} ${radius.picture};
  }
`;

export type PackageDialogProps = { readonly offer: Offer; readonly onClose: () => void };

/** All details of an offer, and the form to ask for it. */
export function PackageDialog({ offer, onClose }: PackageDialogProps) {
  const { t, to } = useLanguage();
  const { logo } = useAgency();
  const [isExpanded, setIsExpanded] = useState(false);
  const given = nightOfPackage(offer.type);
  const [night, setNight] = useState(given);
  // The contact page knows the package's kind of night.
  const typed = { ...night, kind: night.kind === given.kind ? ('' as const) : night.kind };
  const { asked, title, services, price } = offer;
  const titles = services.map(plainText);
  const topic: Topic =
    asked?.about === 'services'
      ? { about: 'services', services: titles, price }
      : { about: 'package', title: plainText(title), services: titles, price };
  const shown = isExpanded ? services : services.slice(0, listedServices);
  const restCount = services.length - listedServices;
  return (
    <Dialog
      onClose={onClose}
      isWide
      title={<Content>{title}</Content>}
      corner={
        <Button $kind="quiet" $small onClick={onClose}>
          <X aria-hidden size={22} />
          <VisuallyHidden>{t(text.close)}</VisuallyHidden>
        </Button>
      }
    >
      <Body>
        <Offered>
          {offer.image && (
            <div data-grows>
              <Media
                src={offer.image}
                ratio="2 / 1"
                sizes="(min-width: 560px) 500px, 100vw"
                fallback={logo}
                videoExtensions={packageVideoExtensions}
                first
              />
            </div>
          )}
          <Badge>{t(packageTypeLabels[offer.type])}</Badge>
          <Content as="p">{offer.description}</Content>
          <ul aria-label={t(text.includes)}>
            {shown.map((service, index) => (
              <Content key={`${index} ${plainText(service)}`} as="li">
                {service}
              </Content>
            ))}
          </ul>
          {restCount > 0 && (
            <Button
              $kind="plain"
              $small
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {t(isExpanded ? text.less : moreServices(restCount))}
            </Button>
          )}
        </Offered>
        <section>
          <EnquiryForm request={{ asked, night: given }} topic={topic} onNight={setNight}>
            <ButtonLink $kind="quiet" href={to(enquiryPath(asked, typed))}>
              {t(text.askUs)}
            </ButtonLink>
          </EnquiryForm>
        </section>
        <Foot>
          <OfferPrice price={price} />
          <WhatsAppLink request={{ asked, night }} topic={topic} />
        </Foot>
      </Body>
    </Dialog>
  );
}

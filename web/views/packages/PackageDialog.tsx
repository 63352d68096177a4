import { useState } from 'react';
import { styled } from 'styled-components';
import type { Offer } from '@ritmi/shared/cards/offer';
import { OfferPrice } from '@ritmi/shared/cards/prices';
import { plainText } from '@ritmi/shared/domain/content';
import type { Topic } from '@ritmi/shared/domain/enquiry/message';
import { enquiryPath, openNight } from '@ritmi/shared/domain/enquiry/request';
import { packageVideoExtensions } from '@ritmi/shared/domain/media';
import { listedServices } from '@ritmi/shared/domain/packages/rules';
import { packageTypeLabels } from '@ritmi/shared/domain/packages/typeLabels';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Badge } from '@ritmi/shared/ui/Block';
import { Button, ButtonLink } from '@ritmi/shared/ui/Button';
import { Dialog } from '@ritmi/shared/ui/Dialog';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { color, layout, radius, space } from '@ritmi/shared/ui/tokens';
import { EnquiryForm } from '../../enquiry/EnquiryForm.js';
import { moreServices, text } from './text.js';

const Body = styled.div`
  ${layout.grid(5)}
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
  > section {
    padding-top: ${space(5)};
    border-top: 1px solid ${color.text};
  }
  > div:last-child {
    ${layout.wrap(3)}
  }
`;

export type PackageDialogProps = { readonly offer: Offer; readonly onClose: () => void };

/** All details of an offer, and the form to ask for it. */
export function PackageDialog({ offer, onClose }: PackageDialogProps) {
  const { t, to } = useLanguage();
  const { logo } = useAgency();
  const [isExpanded, setIsExpanded] = useState(false);
  const [night, setNight] = useState(openNight);
  const { asked, title, services, price } = offer;
  const titles = services.map(plainText);
  const topic: Topic =
    asked?.about === 'services'
      ? { about: 'services', services: titles, price }
      : { about: 'package', title: plainText(title), services: titles, price };
  const shown = isExpanded ? services : services.slice(0, listedServices);
  const restCount = services.length - listedServices;
  return (
    <Dialog onClose={onClose} title={<Content>{title}</Content>}>
      <Body>
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
          <Button $kind="plain" $small aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {t(isExpanded ? text.less : moreServices(restCount))}
          </Button>
        )}
        <OfferPrice price={price} />
        <section>
          <EnquiryForm request={{ asked, night: openNight }} topic={topic} onNight={setNight} />
        </section>
        <div>
          <ButtonLink $kind="plain" $small href={to(enquiryPath(asked, night))}>
            {t(text.askUs)}
          </ButtonLink>
          <Button $kind="plain" $small onClick={onClose}>
            {t(text.close)}
          </Button>
        </div>
      </Body>
    </Dialog>
  );
}

import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { mapsAddress } from '@ritmi/shared/domain/contact/rules';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { Button, TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { DrawnMap } from './DrawnMap.js';
import { text } from './text.js';

/** The place on a map. The real map is a third party's, so it loads only on request. */
export function ContactMap() {
  const { t } = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const frame = useRef<HTMLElement>(null);

  function handleShow() {
    setIsShown(true);
    // The button that had the focus is removed.
    frame.current?.focus({ preventScroll: true });
  }

  return (
    <Frame ref={frame} aria-labelledby="place" tabIndex={-1}>
      {isShown ? (
        <>
          <VisuallyHidden id="place">{t(text.place)}</VisuallyHidden>
          <iframe
            src={brand.place.mapEmbed}
            title={t(text.mapTitle)}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        </>
      ) : (
        <>
          <DrawnMap />
          <Text>
            <h2 id="place">{t(text.place)}</h2>
            <p>{brand.place.city}</p>
            <div>
              <Button $kind="plain" $small onClick={handleShow}>
                <MapPin aria-hidden size={18} />
                {t(text.showMap)}
              </Button>
              <TextLink href={mapsAddress(brand.contact.address)} target="_blank" rel="noreferrer">
                {t(text.direct)}
              </TextLink>
            </div>
            <small>{t(text.mapNote)}</small>
          </Text>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 460px;
  overflow: hidden;
  border-radius: ${radius.picture};
  background: ${color.raised};
  /* Not printed unless the real map is shown. */
  &:not(:has(iframe)) {
    ${layout.screenOnly}
  }
  /* The drawing is hidden there and needs no room. */
  ${at.forced} {
    border: 1px solid;
    &:not(:has(iframe)) {
      align-self: start;
      min-height: 0;
    }
  }
  iframe {
    grid-row: 1 / -1;
    ${layout.fill}
    border: 0;
  }
`;

const Text = styled.div`
  padding: ${space(5)} ${space(5)} ${space(6)};
  > p {
    margin-top: ${space(2)};
    font-size: ${type.size.lead};
  }
  > div {
    ${layout.wrap(2, 5)}
    align-items: center;
    min-height: 44px;
    margin-top: ${space(4)};
  }
  small {
    display: block;
    margin-top: ${space(3)};
    color: ${color.quiet};
    font-size: ${type.size.small};
    text-wrap: balance;
  }
  /* Without scripts only the link works. */
  @media (scripting: none) {
    button,
    small {
      display: none;
    }
  }
`;

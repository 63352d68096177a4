import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import { mapEmbedAddress, mapsAddress } from '@ritmi/shared/domain/contact/rules';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Button, TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, tint, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** The place on a map. The real map is a third party's, so it loads only on request. */
export function ContactMap({ place }: { readonly place: Agency['place'] }) {
  const { t } = useLanguage();
  const { fallback } = useAgency();
  const [isShown, setIsShown] = useState(false);
  const { latitude, longitude } = place;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  const frame = useRef<HTMLElement>(null);

  function handleShow() {
    setIsShown(true);
    // The button that had the focus is removed.
    frame.current?.focus({ preventScroll: true });
  }

  return (
    <Frame ref={frame} aria-label={t(text.place)} tabIndex={-1}>
      {isShown && point ? (
        <iframe
          src={mapEmbedAddress(point)}
          title={t(text.mapTitle)}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          <DrawnMap />
          <Text>
            <h2>{t(text.place)}</h2>
            <p>{place.city}</p>
            <div>
              {point && (
                <Button $kind="plain" $small onClick={handleShow}>
                  <MapPin aria-hidden size={18} />
                  {t(text.showMap)}
                </Button>
              )}
              <TextLink href={mapsAddress(fallback.address)} target="_blank" rel="noreferrer">
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
  /* With forced colours the drawing is hidden and needs no room. */
  ${at.forced} {
    border: 1px solid;
    &:not(:has(iframe)) {
      align-self: start;
      min-height: 0;
    }
  }
  iframe {
    ${layout.fill}
    border: 0;
  }
  /* As high as the contacts beside it. */
  ${at.desktop} {
    min-height: 0;
    &:not(:has(iframe)) {
      grid-template: auto / minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
      /* The river's name is cut off. */
      text:last-of-type {
        display: none;
      }
    }
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
    margin-top: ${space(4)};
  }
  small {
    margin-top: ${space(3)};
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

/** River, streets, avenues and a ring at the agency (5 m to a unit), until the visitor asks for the real map. */
function DrawnMap() {
  return (
    <Sheet viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d="M-9 424C70 404 172 396 262 372S430 326 540 329s80-14 110-22" />
      <path d="M302 242c36 10 68 20 98 27s92 9 139 12M536 187c34-30 66-62 112-98M540 329c36 34 66 62 110 92M146 270c12 40 20 74 36 126M82 288c-14-60-30-110-46-166M200 260C190 206 176 150 160 90M160 90c60 10 110 28 176 80M292 336c60-2 130-14 248-7M372 108c50-8 96-26 154-40M420 220c4 20 6 34 2 51M-9 180c50-4 110-6 192 2" />
      <path d="M-9 313C80 287 166 266 250 251S440 214 536 187M536 187C500 168 470 148 440 131S290 52 196-9M536 187c2 60 0 98 4 142s6 110 9 160M536 187c-3-70-4-130-9-196M302 242c14-28 22-50 34-72s28-44 37-63 14-70 17-116M302 242c-2 30-8 62-10 94s22 66 38 98 22 34 30 56" />
      <text x={392} y={206} transform="rotate(-16 392 206)">
        Rruga e Kavajës
      </text>
      <text x={434} y={238}>
        Skënderbej
      </text>
      <text x={60} y={396} transform="rotate(-6 60 396)">
        Lana
      </text>
      <circle cx={250} cy={251} r={26} />
      <circle cx={250} cy={251} r={5} />
    </Sheet>
  );
}

const Sheet = styled.svg`
  ${layout.fill}
  min-height: 260px;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  path {
    stroke: ${tint('text', 13)};
    stroke-width: 5;
  }
  path:first-of-type {
    stroke: ${tint('text', 5)};
    stroke-width: 22;
  }
  path:last-of-type {
    stroke-width: 11;
  }
  text {
    fill: ${color.quiet};
    font-size: 17px;
    font-weight: 600;
    ${at.wide} {
      font-size: 12px;
    }
  }
  /* Twelve dots. */
  circle {
    stroke: ${color.accent};
    stroke-width: 7;
    stroke-dasharray: 0 13.614;
  }
  circle:last-of-type {
    fill: ${color.accent};
    stroke: none;
  }
  ${at.forced} {
    display: none;
  }
`;

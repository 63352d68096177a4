import { styled } from 'styled-components';
import type { Mashup } from '@ritmi/shared/domain/brand/profile';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { ArrowShape, Strip } from '@ritmi/shared/ui/Strip';
import { color, screenOnly, radius, space, type, cardHover } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** Cards that link to the mashups on another site; nothing of that site loads here. */
export function DjMashups({ mashups }: { readonly mashups: readonly Mashup[] }) {
  const { t } = useLanguage();
  return (
    <TitledSection title={t(text.mashups)} lead={t(text.mashupsLead)}>
      <Strip columnWidth="min(72vw, 348px)" label={t(text.mashups)}>
        {mashups.map(({ title, note, url, cover }) => (
          <li key={url}>
            <Card href={url} target="_blank" rel="noreferrer">
              <Picture src={cover} alt="" sizes="min(95vw, 464px)" ratio="1 / 1" />
              <h3>{title}</h3>
              <p>{t(note)}</p>
              <Listen>
                {t(text.listen)} <ArrowShape />
              </Listen>
            </Card>
          </li>
        ))}
      </Strip>
    </TitledSection>
  );
}

const Card = styled.a`
  display: block;
  text-decoration: none;
  picture {
    margin-bottom: ${space(4)};
    border-radius: ${radius.picture};
  }
  p {
    margin-top: ${space(2)};
    color: ${color.quiet};
  }
  ${cardHover}
`;

const Listen = styled.span`
  ${screenOnly}
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

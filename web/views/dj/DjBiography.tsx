import { styled } from 'styled-components';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, desktop, space, type } from '@ritmi/shared/ui/tokens';

/** The story of a DJ; its first paragraph stands large. */
export function DjBiography({ paragraphs }: { readonly paragraphs: readonly Message[] }) {
  const { t } = useLanguage();
  return (
    <Story>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.en}>{t(paragraph)}</p>
      ))}
    </Story>
  );
}

const Story = styled.div`
  display: grid;
  gap: ${space(5)} ${space(12)};
  p {
    max-width: 38em;
    color: ${color.quiet};
  }
  p:first-child {
    max-width: 24.5em;
    color: ${color.text};
    font-size: ${type.size.h3};
    font-weight: 600;
    line-height: 1.35;
  }
  ${desktop} {
    grid-template-columns: 7fr 5fr;
    p:first-child {
      grid-row: span 2;
    }
  }
`;

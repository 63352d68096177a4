import { styled } from 'styled-components';
import { type ContentText, contentLanguage, plainText } from '@ritmi/shared/domain/content';
import { ruledDetails } from '@ritmi/shared/ui/disclosure';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, hover, space } from '@ritmi/shared/ui/tokens';

/**
 * The terms of an offer in paragraphs. Paragraphs whose first line says what they are about, without a sign at its end,
 * are folded below that line, the first ones open, so that all of it can be surveyed on a phone. The text stays word for
 * word the one that was sent, with its empty lines.
 */
export function TermsText({ children }: { readonly children: ContentText }) {
  const { language } = useLanguage();
  const own = contentLanguage(children);
  const lang = own === language ? undefined : own;
  return (
    <Terms>
      {foldedTerms(plainText(children)).map(({ heading, parts }, place) => {
        const paragraphs = parts.map((part, index) =>
          // The terms of an offer never change.
          // oxlint-disable-next-line react/no-array-index-key
          part.trim() === '' ? (
            part
          ) : (
            <p key={index} lang={lang}>
              {part}
            </p>
          ),
        );
        if (heading === null) return paragraphs;
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <details key={place} open={place === 0}>
            <summary lang={lang}>
              <strong>{heading}</strong>
            </summary>
            {'\n'}
            {paragraphs}
          </details>
        );
      })}
    </Terms>
  );
}

type TermsPart = {
  /** Null for what comes before the first heading. */
  readonly heading: string | null;
  /** Paragraphs, and between them the empty lines. */
  readonly parts: string[];
};

function foldedTerms(text: string): TermsPart[] {
  const folded: TermsPart[] = [];
  for (const part of text.split(/(\n{2,})/)) {
    const [, heading, rest] = /^([^\n]*[^.:;!?\n])\n(.*)$/s.exec(part) ?? [];
    const last = folded.at(-1);
    if (heading !== undefined && rest !== undefined) folded.push({ heading, parts: [rest] });
    else if (last) last.parts.push(part);
    else folded.push({ heading: null, parts: [part] });
  }
  return folded;
}

/** Each heading is a line that opens; on paper all of them are open. */
const Terms = styled.div`
  max-width: 44em;
  margin-top: ${space(3)};
  color: ${color.quiet};
  font-size: 0.9375rem;
  line-height: 1.5;
  p {
    margin-bottom: ${space(3)};
    white-space: pre-line;
  }
  ${ruledDetails}
  summary {
    min-height: 48px;
    color: ${color.text};
    cursor: pointer;
    ${hover.link}
  }
  /* A plus that becomes a minus. */
  summary::after {
    content: '+' / '';
    font-size: 1.25rem;
  }
  [open] > summary::after {
    content: '–' / '';
  }
  ${at.print} {
    summary::after {
      content: none;
    }
    details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

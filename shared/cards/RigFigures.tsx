import { styled } from 'styled-components';
import { contentIn, contentLanguage, type ContentText, plainText } from '@ritmi/shared/domain/content';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, layout, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** The equipment of a project, with each number in large type: `12` koka lëvizëse. */
export function RigFigures({ rig }: { readonly rig: readonly ContentText[] }) {
  const { t } = useLanguage();
  if (rig.length === 0) return null;
  return (
    <Figures aria-label={t(text.rig)}>
      {rig.map((item) => {
        const all = plainText(item);
        const [, figure, rest = ''] = /^(\d[\d.,]*)\s+(.+)$/s.exec(all) ?? [null, '', all];
        return (
          <li key={all}>
            {figure && <b>{figure}</b>}
            {figure && ' '}
            <Content as="span">{contentIn(contentLanguage(item), rest)}</Content>
          </li>
        );
      })}
    </Figures>
  );
}

const Figures = styled.ul`
  ${layout.grid(4, 6)}
  grid-template-columns: repeat(2, minmax(min-content, 1fr));
  ${at.wide} {
    grid-template-columns: repeat(4, minmax(min-content, 1fr));
  }
  li {
    display: grid;
    align-content: start;
    gap: ${space(1)};
    ${layout.ruled(3, 0)}
  }
  b {
    font-size: clamp(3rem, 1.75rem + 3.2vw, 4.5rem);
    font-weight: 800;
    font-stretch: 120%;
    line-height: 0.9;
    letter-spacing: -0.04em;
    /* Numbers do not wrap; they widen their column instead. */
    white-space: nowrap;
  }
  span {
    ${type.caption}
  }
  ${at.print} {
    b {
      font-size: 2rem;
    }
  }
`;

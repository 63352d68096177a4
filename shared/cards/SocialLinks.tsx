import { styled } from 'styled-components';
import { linksOf, type Social } from '@ritmi/shared/domain/agency/agency';
import { hover, layout } from '@ritmi/shared/ui/tokens';

type SocialLinksProps = { readonly links: Social; readonly label?: string };

/** Links to social networks in one row. */
export function SocialLinks({ links, label }: SocialLinksProps) {
  return (
    <Row aria-label={label}>
      {linksOf(links).map(({ network, name, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  ${layout.wrap(0, 5)}
  a {
    ${layout.touchTarget}
    font-weight: 600;
    ${hover.link}
  }
`;

import { keyframes, styled } from 'styled-components';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, hover, layout, space, surface, tint, type } from '@ritmi/shared/ui/tokens';
import { useContactPath } from '../enquiry/remembered.js';
import { LoginButton } from './login/LoginButton.js';
import { Logo } from './Logo.js';
import { mainLinks, text } from './text.js';

const solidify = keyframes`
  to { background-color: ${color.page}; border-color: ${color.line}; }
`;

const Bar = styled.header`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  height: ${layout.headerHeight};
  padding-inline: ${layout.gutter};
  border-bottom: 1px solid ${color.line};
  background-color: ${color.page};
  > div {
    display: flex;
    gap: ${space(2)};
  }
  /* A fixed bar would be printed on every page. */
  ${at.print} {
    position: absolute;
  }
  /* Transparent at the top of a page, solid once text scrolls under it. */
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) {
      border-color: transparent;
      background: linear-gradient(${tint('page', 72)}, ${tint('page', 0)}) no-repeat border-box;
      animation: ${solidify} linear both;
      animation-timeline: scroll();
      animation-range: 0 72px;
    }
  }
`;

const Home = styled.a`
  ${layout.touchTarget}
  text-decoration: none;
  /* At 200 % zoom on a phone there is room for the ring only; screen readers still read the name. */
  @media (max-width: 249px) {
    min-width: 44px;
    > span {
      gap: 0;
      font-size: 0;
    }
  }
`;

const Links = styled.nav`
  display: none;
  /* Not 'at.wide', which applies to print too. */
  @media (min-width: 768px) {
    display: flex;
    gap: clamp(4px, 1.4vw, 20px);
    margin-left: auto;
  }
  a {
    ${type.label}
    position: relative;
    ${layout.touchTarget}
    padding-inline: ${space(2)};
    text-decoration: none;
    ${hover.link}
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 4px;
    width: 6px;
    height: 6px;
    margin-inline: auto;
    border-radius: 50%;
    ${surface.mark}
  }
`;

/** The header of every page; on a phone with the contact button only. */
export function Header({ path }: { readonly path: string }) {
  const { t, to } = useLanguage();
  return (
    <Bar>
      <Home href={to('/')}>
        <Logo />
      </Home>
      <Links aria-label={t(text.mainNav)}>
        {mainLinks.map((link) => (
          <a key={link.path} href={to(link.path)} aria-current={currentAt(path, link)}>
            {t(link.label)}
          </a>
        ))}
      </Links>
      <div>
        <LoginButton />
        <ContactLink isHere={path === '/kontakt'} />
      </div>
    </Bar>
  );
}

/** A component of its own, so that a choice of services renders nothing else of the header. */
function ContactLink({ isHere }: { readonly isHere: boolean }) {
  const { t, to } = useLanguage();
  return (
    <ButtonLink $small href={to(useContactPath())} aria-current={isHere ? 'page' : undefined}>
      {t(text.contact)}
    </ButtonLink>
  );
}

/** `aria-current` of a menu link: 'page' on its page, 'true' on a page below it. */
export function currentAt(path: string, link: { readonly path: string; readonly alias?: string }) {
  if (path === link.path || path === link.alias) return 'page';
  return link.path !== '/' && path.startsWith(`${link.path}/`) ? 'true' : undefined;
}

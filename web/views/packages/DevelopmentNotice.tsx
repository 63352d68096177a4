import { styled } from 'styled-components';
import { ActionLink, ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, hairline, layout, radius, space, tint, wrap } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

// Covers only the tab panel, so that the tabs stay usable (contract, Structure).
const Cover = styled.div`
  position: absolute;
  z-index: 5;
  inset: 0;
  display: grid;
  justify-items: center;
  align-items: start;
  padding: ${space(8)} ${layout.gutter};
  background: ${tint('page', 66)};
  backdrop-filter: blur(10px);
`;

const Box = styled.div`
  position: sticky;
  top: calc(${layout.headerHeight} + ${space(6)});
  display: grid;
  gap: ${space(4)};
  max-width: 460px;
  padding: ${space(6)};
  border-radius: ${radius.picture};
  background: ${color.raised};
  ${hairline()}
`;

const Actions = styled.div`
  ${wrap(3)}
`;

type DevelopmentNoticeProps = {
  /** The page without the notice, for browsers without JavaScript, including the language. */
  readonly goOnHref: string;
  readonly onGoOn: () => void;
};

/** Says that custom packages are still in development, before the visitor chooses. */
export function DevelopmentNotice({ goOnHref, onGoOn }: DevelopmentNoticeProps) {
  const { t, to } = useLanguage();
  return (
    <Cover role="dialog" aria-labelledby="development-notice" aria-describedby="development-notice-text">
      <Box>
        <h2 id="development-notice">{t(text.notice)}</h2>
        <p id="development-notice-text">{t(text.noticeText)}</p>
        <Actions>
          <ActionLink $kind="plain" href={goOnHref} onPress={onGoOn}>
            {t(text.goOn)}
          </ActionLink>
          <ButtonLink href={to('/kontakt')}>{t(text.contactUs)}</ButtonLink>
        </Actions>
      </Box>
    </Cover>
  );
}

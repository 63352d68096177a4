import { Camera, type LucideIcon, MessageCircle, PackagePlus, Tag } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, motion, radius, space, type } from '@ritmi/shared/ui/tokens';
import { useUnreadCount } from '../../enquiries/useEnquiries.js';
import { appText } from '../text.js';
import { actionText, startText } from './text.js';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  @media (min-width: 700px) {
    gap: ${space(6)};
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Action = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  height: 100%;
  min-height: 68px;
  padding: ${space(3)};
  // The sign is above the words where these would be broken beside it.
  @media (max-width: 419px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    gap: ${space(2)};
    svg {
      grid-row: 1;
    }
    > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.card};
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  transition: border-color ${motion.feedback};
  svg {
    color: ${color.quiet};
  }
  ${at.mouse} {
    &:hover {
      border-color: ${color.text};
    }
    &:hover svg {
      color: ${color.text};
    }
  }
`;

const Count = styled.span`
  min-width: 26px;
  padding: 0 ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.text};
  color: ${color.page};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 26px;
  text-align: center;
`;

const Note = styled.small`
  display: block;
  color: ${color.quiet};
  font-size: ${type.size.small};
  font-weight: 400;
`;

const Hidden = styled.span`
  ${layout.visuallyHidden}
`;

const actions: readonly {
  readonly name: keyof typeof actionText;
  readonly to: string;
  readonly Icon: LucideIcon;
}[] = [
  { name: 'photos', to: '/mbreme', Icon: Camera },
  { name: 'price', to: '/services', Icon: Tag },
  { name: 'package', to: '/packages/create', Icon: PackagePlus },
  { name: 'answer', to: '/kerkesat', Icon: MessageCircle },
];

/** The four things that an owner comes for, as large as a thumb. */
export function Actions() {
  const { t } = useLanguage();
  const unread = useUnreadCount();
  return (
    <List aria-label={t(startText.do)}>
      {actions.map(({ name, to, Icon }) => (
        <li key={name}>
          <Action to={to}>
            <Icon aria-hidden size={24} strokeWidth={1.75} />
            <span>
              {t(actionText[name])}
              {name === 'photos' ? <Note>{t(startText.photosNote)}</Note> : null}
            </span>
            {name === 'answer' && unread > 0 ? (
              <>
                <Count aria-hidden="true">{unread}</Count>
                <Hidden>({t(appText.unread(unread))})</Hidden>
              </>
            ) : null}
          </Action>
        </li>
      ))}
    </List>
  );
}

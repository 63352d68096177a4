import { styled } from 'styled-components';
import { MemberCard } from '@ritmi/shared/cards/MemberCard';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout, print, space, wide } from '@ritmi/shared/ui/tokens';
import type { Member } from './story.js';
import { text } from './text.js';

export function AboutTeam({ members }: { readonly members: readonly Member[] }) {
  const { t } = useLanguage();
  return (
    <TitledSection title={t(text.team)}>
      <Team>
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} isWritten={member.isWritten} />
          </li>
        ))}
      </Team>
    </TitledSection>
  );
}

const Team = styled.ul`
  display: grid;
  gap: ${space(12)} ${space(6)};
  padding-inline: ${layout.gutter};
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:nth-child(even) {
      margin-top: clamp(0px, 9vw, 128px);
      ${print} {
        margin-top: 0;
      }
    }
  }
`;

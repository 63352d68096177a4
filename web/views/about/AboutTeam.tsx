import { styled } from 'styled-components';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { color, layout, print, radius, space, type, wide } from '@ritmi/shared/ui/tokens';
import type { Member } from './story.js';
import { text } from './text.js';

export function AboutTeam({ members }: { readonly members: readonly Member[] }) {
  const { t, contentLang } = useLanguage();
  return (
    <TitledSection title={t(text.team)}>
      <Team>
        {members.map(({ id, isWritten, name, role, bio, image }) => (
          <li key={id}>
            {image !== '' && (
              <Picture src={image} alt="" sizes="(min-width: 768px) 50vw, 100vw" ratio="4 / 5" />
            )}
            <h3>{name}</h3>
            <Role lang={isWritten ? contentLang : undefined}>{role}</Role>
            <p lang={isWritten ? contentLang : undefined}>{bio}</p>
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
  picture {
    margin-bottom: ${space(5)};
    border-radius: ${radius.picture};
  }
  h3 {
    font-size: ${type.size.h3};
    ${wide} {
      font-size: ${type.size.h2};
    }
  }
  p {
    max-width: 32em;
    color: ${color.quiet};
    white-space: pre-line;
  }
`;

const Role = styled.p`
  && {
    ${type.label}
    margin: ${space(2)} 0 ${space(3)};
    color: ${color.text};
  }
`;

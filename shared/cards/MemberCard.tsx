import { styled } from 'styled-components';
import type { TeamMember } from '@ritmi/shared/domain/about/schema';
import type { SitePicture } from '@ritmi/shared/domain/brand/profile';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { at, color, radius, space, type } from '@ritmi/shared/ui/tokens';

/** A team member. Built-in ones have one of the site's own pictures, and texts in the visitor's language. */
type ShownMember = Pick<TeamMember, 'name' | 'role' | 'bio'> & { readonly image: string | SitePicture };

export function MemberCard({ member }: { readonly member: ShownMember }) {
  const { contentLang } = useLanguage();
  const { name, role, bio, image } = member;
  const lang = typeof image === 'string' ? contentLang : undefined;
  return (
    <Card>
      {image !== '' && <Picture src={image} alt="" sizes="(min-width: 768px) 50vw, 100vw" ratio="3 / 4" />}
      <h3>{name}</h3>
      <p lang={lang}>{role}</p>
      <p lang={lang}>{bio}</p>
    </Card>
  );
}

const Card = styled.div`
  picture {
    margin-bottom: ${space(5)};
    border-radius: ${radius.picture};
    ${at.print} {
      aspect-ratio: 3 / 2 !important;
    }
  }
  ${at.wide} {
    h3 {
      font-size: ${type.size.h2};
    }
  }
  p {
    max-width: 32em;
    color: ${color.quiet};
    white-space: pre-line;
  }
  /* The role. */
  h3 + p {
    ${type.label}
    margin: ${space(2)} 0 ${space(3)};
    color: ${color.text};
  }
`;

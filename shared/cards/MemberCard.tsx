import { styled } from 'styled-components';
import type { TeamMember } from '@ritmi/shared/domain/about/schema';
import type { Written } from '@ritmi/shared/domain/content';
import type { SitePicture } from '@ritmi/shared/domain/sitePictures';
import { Content } from '@ritmi/shared/ui/Content';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { at, color, hover, layout, radius, space, type } from '@ritmi/shared/ui/tokens';

/** A team member. Built-in ones have one of the site's own pictures. */
type ShownMember = Written<Pick<TeamMember, 'name' | 'role' | 'bio'>, 'role' | 'bio'> & {
  readonly image: string | SitePicture;
};

type MemberCardProps = {
  readonly member: ShownMember;
  /** The member's own page. */
  readonly href?: string | undefined;
};

export function MemberCard({ member, href }: MemberCardProps) {
  const { name, role, bio, image } = member;
  return (
    <Card>
      {image !== '' && <Picture src={image} alt="" sizes="(min-width: 768px) 50vw, 100vw" ratio="3 / 4" />}
      <h3>{href ? <a href={href}>{name}</a> : name}</h3>
      <Content as="p">{role}</Content>
      <Content as="p">{bio}</Content>
    </Card>
  );
}

const Card = styled.div`
  position: relative;
  ${hover.card}
  /* The whole card is its link. */
  a {
    text-decoration: inherit;
  }
  a::after {
    content: '';
    ${layout.cover}
  }
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
  }
  /* The role. */
  h3 + p {
    ${type.label}
    margin: ${space(2)} 0 ${space(3)};
    color: ${color.text};
  }
`;

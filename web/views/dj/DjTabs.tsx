import { styled } from 'styled-components';
import { type Artist, equipmentGroups } from '@ritmi/shared/domain/artists/artist';
import { paragraphsOf, plainText } from '@ritmi/shared/domain/content';
import { clipPoster, pictureAt } from '@ritmi/shared/domain/sitePictures';
import { InsetSection, VisuallyHidden } from '@ritmi/shared/ui/Block';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Gallery } from '@ritmi/shared/ui/media/Gallery';
import type { Medium } from '@ritmi/shared/ui/media/medium';
import { Tabs } from '@ritmi/shared/ui/Tabs';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

export function DjTabs({ artist }: { readonly artist: Artist }) {
  const { t } = useLanguage();
  const { stageName, biography, media, equipment } = artist;
  const story = (
    <Story>
      {paragraphsOf(biography).map((paragraph) => (
        <Content key={plainText(paragraph)} as="p">
          {paragraph}
        </Content>
      ))}
    </Story>
  );
  const videos = (
    <Gallery
      layout="mosaic"
      name={stageName}
      media={media.map(({ id, type: kind, url, caption }): Medium => {
        const picture = pictureAt(url);
        const poster = clipPoster(url);
        return {
          id,
          type: kind,
          url,
          ...(caption !== undefined && { caption }),
          ...(poster && { poster }),
          ...(typeof picture !== 'string' && { picture }),
        };
      })}
    />
  );
  const rig = equipment.length > 0 && (
    <Columns>
      {equipmentGroups(equipment).map(({ title, pieces }) => (
        <section key={plainText(title ?? '')}>
          {title && <Content as="h3">{title}</Content>}
          <ul>
            {pieces.map((piece) => (
              <Content key={plainText(piece)} as="li">
                {piece}
              </Content>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
  if (!plainText(biography) && media.length + equipment.length === 0) return null;
  return (
    <Profile>
      <VisuallyHidden as="h2">{t(text.profile)}</VisuallyHidden>
      <Tabs
        label={t(text.profile)}
        tabs={[
          { id: 'biografia', label: t(text.biography), content: story },
          ...(media.length > 0 ? [{ id: 'videot', label: t(text.videos), content: videos }] : []),
          ...(rig ? [{ id: 'pajisjet', label: t(text.equipment), content: rig }] : []),
        ]}
      />
    </Profile>
  );
}

/* The poster above it has a space of its own. */
const Profile = styled(InsetSection)`
  padding-top: ${space(16)};
`;

const Story = styled.div`
  ${layout.grid(5, 10)}
  p {
    max-width: 38em;
    color: ${color.quiet};
  }
  p:first-child {
    max-width: 24.5em;
    color: ${color.text};
    font-size: ${type.size.h3};
    font-weight: 600;
    line-height: 1.35;
  }
  ${at.desktop} {
    grid-template-columns: 7fr 5fr;
    p:first-child {
      grid-row: span 2;
    }
  }
`;

const Columns = styled.div`
  ${layout.grid(10)}
  ${at.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(16)};
  }
  ul {
    margin-top: ${space(4)};
  }
  li {
    ${layout.ruled(3)}
  }
`;

import { styled } from 'styled-components';
import type { DjProfile } from '@ritmi/shared/domain/brand/brand';
import type { ClubDjProfile } from '@ritmi/shared/domain/brand/lumo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import { InsetSection, VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Gallery } from '@ritmi/shared/ui/media/Gallery';
import type { Medium } from '@ritmi/shared/ui/media/medium';
import { Tabs } from '@ritmi/shared/ui/Tabs';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

type DjTabsProps = {
  readonly stageName: string;
  readonly profile: DjProfile & Partial<Pick<ClubDjProfile, 'equipment'>>;
};

export function DjTabs({ stageName, profile }: DjTabsProps) {
  const { t } = useLanguage();
  const { biography, gallery, equipment } = profile;
  const story = (
    <Story>
      {biography.map((paragraph) => (
        <p key={paragraph.en}>{t(paragraph)}</p>
      ))}
    </Story>
  );
  const videos = (
    <Gallery
      layout="mosaic"
      name={stageName}
      media={gallery.map((entry): Medium => {
        const id = entry.path;
        if (!('poster' in entry)) {
          return { id, type: 'image', url: largestFile(entry), caption: t(entry.alt), picture: entry };
        }
        const { poster } = entry;
        return { id, type: 'video', url: `${id}.mp4`, caption: t(poster.alt), poster: largestFile(poster) };
      })}
    />
  );
  const rig = equipment && (
    <Columns>
      {equipment.map(({ title, pieces }) => (
        <section key={title.en}>
          <h3>{t(title)}</h3>
          <ul>
            {pieces.map((piece) => (
              <li key={piece.en}>{t(piece)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
  return (
    <InsetSection>
      <VisuallyHidden as="h2">{t(text.profile)}</VisuallyHidden>
      <Tabs
        label={t(text.profile)}
        tabs={[
          { id: 'biografia', label: t(text.biography), content: story },
          { id: 'videot', label: t(text.videos), content: videos },
          ...(rig ? [{ id: 'pajisjet', label: t(text.equipment), content: rig }] : []),
        ]}
      />
    </InsetSection>
  );
}

const Story = styled.div`
  ${layout.grid(5, 12)}
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

import { styled } from 'styled-components';
import type { AboutSection } from '@ritmi/shared/domain/about/schema';
import type { SitePicture } from '@ritmi/shared/domain/brand/profile';
import { mediaType } from '@ritmi/shared/domain/media';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { VideoPlayer } from '@ritmi/shared/ui/media/VideoPlayer';
import { color, print, radius, space } from '@ritmi/shared/ui/tokens';

/** A section of the about page; the fixed ones have a picture of the site's own. */
export type ShownSection = Pick<AboutSection, 'title' | 'content'> & {
  readonly image: string | SitePicture;
};

type SectionCardProps = {
  readonly section: ShownSection;
  /** Whether the agency wrote it, in its own language on every page (`contentLang`). */
  readonly isWritten?: boolean;
};

export function SectionCard({ section: { title, content, image }, isWritten = true }: SectionCardProps) {
  const { contentLang } = useLanguage();
  return (
    <Card>
      {image !== '' && <Shot>{shotOf(image, title)}</Shot>}
      <Words lang={isWritten ? contentLang : undefined}>
        <h2>{title}</h2>
        {content.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
      </Words>
    </Card>
  );
}

function shotOf(image: ShownSection['image'], title: string) {
  if (typeof image === 'string' && mediaType(image) === 'video') {
    return <VideoPlayer src={image} label={title} poster={videoOf(image)?.poster} />;
  }
  return <Picture src={image} alt="" sizes="(min-width: 1080px) 60vw, 100vw" ratio="3 / 2" />;
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${space(16)};
  @container (min-width: 900px) {
    align-items: end;
    grid-template-columns: 7fr 5fr;
  }
`;

const Shot = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${radius.picture};
  ${print} {
    aspect-ratio: 2;
  }
`;

const Words = styled.div`
  h2 {
    margin-bottom: ${space(5)};
  }
  p {
    max-width: 38em;
    color: ${color.quiet};
    white-space: pre-line;
  }
  p + p {
    margin-top: ${space(4)};
  }
`;

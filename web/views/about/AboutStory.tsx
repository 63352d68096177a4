import { styled } from 'styled-components';
import { mediaType } from '@ritmi/shared/domain/media';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { VideoPlayer } from '@ritmi/shared/ui/media/VideoPlayer';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { color, desktop, layout, print, radius, space } from '@ritmi/shared/ui/tokens';
import type { Chapter } from './story.js';

export function AboutStory({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <Chapters>
      {chapters.map((chapter, index) => (
        <AboutChapter key={chapter.id} chapter={chapter} turned={index % 2 === 1} />
      ))}
    </Chapters>
  );
}

type AboutChapterProps = {
  readonly chapter: Chapter;
  /** The text stands left of the picture. */
  readonly turned: boolean;
};

function AboutChapter({ chapter: { isWritten, title, content, image }, turned }: AboutChapterProps) {
  const { contentLang } = useLanguage();
  return (
    <Row data-turned={turned} $turned={turned} $alone={image === ''}>
      {image !== '' && <Shot>{shotOf(image, title)}</Shot>}
      <Words lang={isWritten ? contentLang : undefined}>
        <h2>{title}</h2>
        {content.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
      </Words>
    </Row>
  );
}

function shotOf(image: Chapter['image'], title: string) {
  if (typeof image === 'string' && mediaType(image) === 'video') {
    return <VideoPlayer src={image} label={title} poster={videoOf(image)?.poster} />;
  }
  return <Picture src={image} alt="" sizes="(min-width: 1080px) 60vw, 100vw" ratio="16 / 10" />;
}

const Chapters = styled.div`
  display: grid;
  gap: ${layout.section};
`;

const Row = styled.section<{ $turned: boolean; $alone: boolean }>`
  display: grid;
  gap: ${space(6)} ${space(12)};
  padding-inline: ${layout.gutter};
  ${desktop} {
    align-items: end;
    grid-template-columns: ${({ $turned }) => ($turned ? '5fr 7fr' : '7fr 5fr')};
    > :first-child {
      order: ${({ $turned, $alone }) => ($turned && !$alone ? 1 : 0)};
    }
  }
`;

// The picture runs off the window's edge.
const Shot = styled.div`
  aspect-ratio: 16 / 10;
  ${print} {
    aspect-ratio: 2;
  }
  overflow: hidden;
  border-radius: ${radius.picture};
  ${desktop} {
    [data-turned='false'] > & {
      margin-left: calc(-1 * ${layout.gutter});
      border-top-left-radius: 0;
      border-bottom-left-radius: 0;
    }
    [data-turned='true'] > & {
      margin-right: calc(-1 * ${layout.gutter});
      border-top-right-radius: 0;
      border-bottom-right-radius: 0;
    }
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

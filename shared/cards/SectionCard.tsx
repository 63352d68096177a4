import { styled } from 'styled-components';
import type { AboutSection } from '@ritmi/shared/domain/about/schema';
import type { SitePicture } from '@ritmi/shared/domain/sitePictures';
import { paragraphsOf, plainText, type Written } from '@ritmi/shared/domain/content';
import { mediaType } from '@ritmi/shared/domain/media';
import { Content } from '@ritmi/shared/ui/Content';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { VideoPlayer } from '@ritmi/shared/ui/media/VideoPlayer';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';

type SectionCardProps = {
  /** Built-in ones have one of the site's own pictures. */
  readonly section: Written<Pick<AboutSection, 'title' | 'content'>, 'title' | 'content'> & {
    readonly image: string | SitePicture;
  };
};

/** A section of the about page. */
export function SectionCard({ section }: SectionCardProps) {
  const { title, content, image } = section;
  return (
    <Card>
      {image !== '' && (
        <Frame>
          {typeof image === 'string' && mediaType(image) === 'video' ? (
            <VideoPlayer src={image} label={plainText(title)} />
          ) : (
            <Picture src={image} alt="" sizes="100vw" ratio="auto" />
          )}
        </Frame>
      )}
      <Text>
        <Content as="h2" isTitle>
          {title}
        </Content>
        <div>
          {paragraphsOf(content).map((paragraph, index) => (
            <Content key={`${index} ${plainText(paragraph)}`} as="p">
              {paragraph}
            </Content>
          ))}
        </div>
      </Text>
    </Card>
  );
}

// By the container's width, not the window's: the admin shows the card in a narrow column.
const spread = '@container (min-width: 900px)';

const Card = styled.section`
  ${layout.grid(6)}
  grid-template-columns: minmax(0, 1fr);
  ${spread} {
    gap: ${space(12)};
  }
`;

const Frame = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${radius.picture};
  > picture {
    height: 100%;
  }
  /* As wide as the window. */
  ${spread} {
    aspect-ratio: 12 / 5;
    margin-inline: calc(-1 * ${layout.gutter});
    border-radius: 0;
  }
  ${at.print} {
    aspect-ratio: 2;
  }
`;

const Text = styled.div`
  ${layout.grid(5)}
  p {
    max-width: 38em;
    color: ${color.quiet};
  }
  p + p {
    margin-top: ${space(4)};
  }
  ${spread} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${space(10)};
    h2 {
      font-size: ${type.stepped(type.size.h1)};
    }
    p {
      font-size: ${type.size.lead};
      line-height: 1.5;
    }
  }
`;

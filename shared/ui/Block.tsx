import { styled } from 'styled-components';
import { color, layout, space, tint, type, wide } from './tokens.js';

/** The 1280 px container. */
export const Container = styled.div`
  padding-inline: ${layout.gutter};
`;

/** One statement of a page with room around it. */
export const Section = styled.section`
  padding-block: ${layout.section};
  & + & {
    padding-top: 0;
  }
`;

/** A section's heading with its way on at the end of the line. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  padding-inline: ${layout.gutter};
  margin-bottom: ${space(8)};
`;

/** The head of a page without a hero. */
export const PageHead = styled.div`
  padding: calc(${layout.headerHeight} + ${space(16)}) ${layout.gutter} ${space(8)};
  ${wide} {
    padding-block: calc(${layout.headerHeight} + ${space(20)}) ${space(12)};
  }
  p {
    max-width: 60ch;
    margin-top: ${space(4)};
    color: ${color.quiet};
    font-size: ${type.size.lead};
    line-height: 1.45;
  }
`;

export const Badge = styled.span`
  ${type.label}
  display: inline-flex;
  align-items: center;
  padding: ${space(1)} ${space(3)};
  border-radius: 999px;
  background: ${tint('page', 72)};
  color: ${color.text};
  box-shadow: inset 0 0 0 1px ${tint('text', 24)};
`;

/** Text for screen readers only. */
export const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** What stands where a list is empty or could not be loaded. */
export const Remark = styled.p`
  padding: ${space(10)} 0;
  color: ${color.quiet};
  font-size: ${type.size.lead};
`;

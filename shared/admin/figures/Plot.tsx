import { styled } from 'styled-components';
import { shorten } from '@ritmi/shared/domain/text/cut';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { Panel, PanelTitle, PlainButton } from '../kit/look/frames.js';
import { offerFile } from '../kit/model/saveFile.js';
import { csvOf, type FigureSet } from './figureSets.js';
import { figuresText as text } from './text.js';

/** Height of one row of a plot, and of the bar below its words, in px. */
const row = { height: 44, bar: 8 } as const;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font-size: ${type.size.small};
  text {
    fill: ${color.text};
  }
  text + text {
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    text-anchor: end;
  }
  rect {
    fill: ${color.line};
  }
  rect + rect {
    fill: ${color.text};
  }
`;

/** One row of columns; the height of the bars is what words and values leave. */
const Timeline = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(1)};
  height: 200px;
  font-size: ${type.size.small};
  > div {
    display: grid;
    grid-template: 20px minmax(0, 1fr) 20px 20px / minmax(0, 1fr);
    justify-items: center;
    line-height: 20px;
  }
  /* Twelve months on a phone, whose year has no room before the first one. */
  @media (max-width: 479px) {
    font-size: 0.75rem;
    span + span {
      justify-self: start;
    }
  }
  @media (max-width: 359px) {
    > :first-child:nth-last-child(n + 10) ~ :nth-child(even) span:first-of-type {
      visibility: hidden;
    }
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  /* A line at the foot also where nothing came. */
  i {
    align-self: end;
    width: min(100%, 64px);
    min-height: 2px;
    border-radius: 2px 2px 0 0;
    background: ${color.text};
    &[data-none] {
      background: ${color.line};
    }
    ${at.forced} {
      background: CanvasText;
    }
  }
  span {
    white-space: nowrap;
  }
  span + span {
    color: ${color.quiet};
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.size.small};
  th,
  td {
    padding: ${space(2)} ${space(2)} ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    overflow-wrap: anywhere;
  }
  th + th,
  td {
    padding-right: 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  tbody th {
    font-weight: 400;
  }
`;

const Behind = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    border-radius: ${radius.control};
    cursor: pointer;
    &::before {
      content: '+';
      width: 20px;
      color: ${color.quiet};
      font-weight: 600;
    }
  }
  &[open] summary::before {
    content: '−';
  }
`;

/** Its table and file are at its foot, also where it is higher than what it shows. */
const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
  > :last-child {
    margin-top: auto;
  }
`;

/** The file stands beside the words that open the table. */
const Foot = styled.div`
  position: relative;
  > button {
    position: absolute;
    top: 22px;
    right: 0;
    translate: 0 -50%;
  }
`;

/** One question of the owner: a sentence, the bars, and behind them the table and a file of it. */
export function Plot({ set }: { readonly set: FigureSet }) {
  const { language, t } = useLanguage();
  const title = t(set.title);
  return (
    <Card aria-label={title} data-wide={set.around ? '' : undefined}>
      <PanelTitle>{title}</PanelTitle>
      {set.summary ? <p>{t(set.summary)}</p> : null}
      {set.isTimeline ? <Columns set={set} /> : <Bars set={set} />}
      <Foot>
        <Behind>
          <summary>{t(text.table)}</summary>
          <Table>
            <caption hidden>{title}</caption>
            <thead>
              <tr>
                {set.columns.map((column) => (
                  <th key={t(column)} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {set.rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, place) => (
                    <td key={t(set.columns[place + 1] ?? set.title)}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Behind>
        <PlainButton
          aria-label={t(text.csv(title))}
          onClick={() =>
            offerFile(`ritmi-${set.id}.csv`, new Blob([csvOf(set, language)], { type: 'text/csv' }))
          }
        >
          CSV
        </PlainButton>
      </Foot>
    </Card>
  );
}

/** A column for each row, over its words and under its value. */
function Columns({ set: { title, rows, around } }: { readonly set: FigureSet }) {
  const { t } = useLanguage();
  const greatest = Math.max(...rows.map(({ value }) => value));
  const { before = [], after = [] } = around ?? {};
  const empty = (short: readonly string[]) => ({ label: short.join(' '), short, value: 0, shown: '' });
  const columns = [...before.map(empty), ...rows, ...after.map(empty)];
  return (
    <Timeline role="img" aria-label={t(text.drawn(t(title), wordsOf(rows)))}>
      {columns.map(({ label, short = [], value, shown }, place) => (
        // Short words repeat after a year.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${label} ${place}`}>
          <b>{value > 0 && shown}</b>
          <i data-none={value > 0 ? undefined : ''} style={{ height: `${(value * 100) / greatest}%` }} />
          {short.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </div>
      ))}
    </Timeline>
  );
}

function wordsOf(rows: FigureSet['rows']): string {
  return rows.map(({ label, shown }) => `${label} ${shown}`).join(', ');
}

/** A bar for each row, under its words, as long as its share of the greatest. */
function Bars({ set: { title, rows } }: { readonly set: FigureSet }) {
  const { t } = useLanguage();
  const greatest = Math.max(...rows.map(({ value }) => value));
  return (
    <Drawing role="img" aria-label={t(text.drawn(t(title), wordsOf(rows)))} height={rows.length * row.height}>
      {rows.map(({ label, value, shown }, place) => (
        <g key={label} transform={`translate(0 ${place * row.height})`}>
          <text y="18">{shorten(label, mostLetters)}</text>
          <text x="100%" y="18">
            {shown}
          </text>
          <rect y="26" width="100%" height={row.bar} rx="2" />
          <rect y="26" width={`${(Math.max(0, value) * 100) / greatest}%`} height={row.bar} rx="2" />
        </g>
      ))}
    </Drawing>
  );
}

/** A longer label would run into its value on a phone; the table has it whole. */
const mostLetters = 28;

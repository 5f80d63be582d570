import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { pictureUrl } from '../art/cache.ts';
import type { Picture } from '../art/picture.ts';
import { type GameListing, gameListingOf } from '../games/index.ts';
import { type DrawnLine, type Idea, type Primer, primers } from '../learn/data/primers.ts';
import { learned } from '../learn/learned.ts';
import { localHost } from '../local/host.ts';
import { Icon, Pip, Tok } from '../look/icon.tsx';
import { isToken } from '../look/token-kinds.ts';
import type { Id } from '../protocol.ts';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import '../look/learn.css';

/** The goal of a game in one picture, three ideas, and a first match with a coach. */
export function LearnPage({ id }: { id: string }) {
  const listing = gameListingOf(id);
  const primer = primers[id];
  return listing?.load && primer ? <Learn listing={listing} primer={primer} /> : <NotFound />;
}

const sceneOf = ({ id, mood, motif }: GameListing): Picture => ({
  id: `learn-${id}`,
  mood,
  motif,
  width: 420,
  height: 104,
  horizon: 0.7,
});

function Learn({ listing, primer }: { listing: GameListing; primer: Primer }) {
  const { id } = listing;
  const { language } = settings.value;
  const title = listing.title[language];
  return (
    <Frame title={`${t('web.learn')}: ${title}`}>
      <main class="learn" data-game={id}>
        <header class="goal" style={{ backgroundImage: `url("${pictureUrl(sceneOf(listing))}")` }}>
          <h1>{title}</h1>
          <p>{primer.goal[language]}</p>
          <Road road={primer.road} />
        </header>
        <ol class="ideas">
          {primer.ideas.map((idea, i) => (
            <IdeaCard key={i} n={i + 1} idea={idea} />
          ))}
        </ol>
        <StartFirstMatch id={id} />
      </main>
    </Frame>
  );
}

/** From the start to the goal, with two players on their way. */
const Road = ({ road: { stops, end } }: { road: Primer['road'] }) => (
  <div class="road" aria-hidden="true" style={{ '--done': `${100 - 100 / stops.length}%` }}>
    {stops.map((stop, i) => (
      <span key={stop}>
        {stop}
        {i === stops.length - 2 && <Pip seat={1} />}
        {i === stops.length - 1 && <Pip seat={0} />}
      </span>
    ))}
    <b>{end}</b>
  </div>
);

function IdeaCard({ n, idea }: { n: number; idea: Idea }) {
  const { language } = settings.value;
  return (
    <li>
      <div class="drawing" aria-hidden="true">
        {idea.drawing.map((line, i) => (
          <p key={i}>
            <Drawn line={line} />
          </p>
        ))}
      </div>
      <b class="n" aria-hidden="true">
        {n}
      </b>
      <div>
        <h2>{idea.title[language]}</h2>
        <p>{idea.text[language]}</p>
      </div>
    </li>
  );
}

function Drawn({ line }: { line: DrawnLine }) {
  return (
    <>
      {line.map((part, i) => {
        if (typeof part === 'object') return <em key={i}>{part[settings.value.language]}</em>;
        if (part === '→') return <Icon key={i} name="arrow" class="to" />;
        return isToken(part) ? (
          <Tok key={i} kind={part} hidden />
        ) : (
          <Icon key={i} name={part.replace('icon:', '')} class="big" />
        );
      })}
    </>
  );
}

/** A first match, or the one that waits to be gone on with; and what comes after it. */
function StartFirstMatch({ id }: { id: string }) {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const waiting = useSignal<Id | null>(null);
  useEffect(() => {
    void localHost.tables().then((tables) => {
      waiting.value = tables.find(({ game, lesson, over }) => game === id && lesson === 'on' && !over)?.id ?? null;
    });
  }, [id]);
  const start = async () => {
    busy.value = true;
    const table = await localHost.teach(id);
    busy.value = false;
    failed.value = typeof table !== 'string';
    if (typeof table === 'string') go(`/t/${table}`);
  };
  const done = learned.value.includes(id);
  return (
    <>
      {failed.value && (
        <p class="refused" role="alert">
          {t('web.learn.failed')}
        </p>
      )}
      <div class="begin">
        {waiting.value && (
          <a class="btn pri lg" href={`/t/${waiting.value}`}>
            <Icon name="play" />
            {t('web.learn.goOn')}
          </a>
        )}
        <button
          type="button"
          class={`btn lg first-match ${waiting.value ? '' : 'pri'}`}
          disabled={busy.value}
          onClick={start}
        >
          <Icon name={waiting.value ? 'cycle' : 'play'} />
          {t(waiting.value ? 'web.learn.afresh' : 'web.learn.play')}
        </button>
        <ol class="steps">
          <li>
            <i>{done ? <Icon name="check" /> : 1}</i>
            <span>
              <b>{t('web.learn.step.first')}</b>
              <small>{t(done ? 'web.learn.step.done' : 'web.learn.step.first.how')}</small>
            </span>
          </li>
          <li>
            <i>2</i>
            <span>
              <b>
                <a href={`/new/${id}`}>{t('web.learn.own')}</a>
              </b>
              <small>{t('web.learn.step.own.how')}</small>
            </span>
          </li>
        </ol>
        <a class="btn lg" href={`/rules/${id}`}>
          <Icon name="rule-book" />
          {t('web.learn.rules')}
        </a>
        <a class="btn lg" href={`/puzzles/${id}`}>
          <Icon name="star" />
          {t('web.puzzles')}
        </a>
      </div>
    </>
  );
}

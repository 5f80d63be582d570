import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import { versionKeeper } from './http.ts';
import { versionNotice } from './version.ts';

/** Says that this page and the server do not fit, and offers to load the page anew. */
export function VersionNotice() {
  const how = versionNotice.value;
  return (
    <div class="banner floating version-notice" role="status">
      {how && (
        <p>
          <Icon name="cycle" />
          <span>{t(`web.version.${how}`)}</span>
          <button type="button" class="btn sm" onClick={() => versionKeeper.loadAnew()}>
            {t('web.version.reload')}
          </button>
        </p>
      )}
    </div>
  );
}

import { buttonClass } from "#client/components/ui/button-class.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";

/** Shown before the form, because a company that is already listed only needs to claim its listing. */
export const FindListing = ({ text }: { text?: string }) => (
  <form action="/find-listing" className="grid gap-2">
    <label htmlFor="listed" className="font-bold">
      Already listed? Find your company
    </label>
    <div className="flex gap-2">
      <input
        id="listed"
        name="text"
        required
        maxLength={MAX_SEARCH_TEXT}
        defaultValue={text}
        aria-describedby="listed-hint"
        className={fieldClass}
      />
      <button type="submit" className={buttonClass("quiet")}>
        Find
      </button>
    </div>
    <p id="listed-hint" className="text-sm text-ink-soft">
      By its name, telephone number or postcode.
    </p>
  </form>
);

import { buttonClass } from "#client/components/ui/button-class.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";

/** The search field for waste items. A GET form, so the server searches and the URL can be shared. */
export const FindItem = ({ find }: { find: string }) => (
  <search>
    <form action="/what-goes-in" className="grid max-w-xl gap-1.5 print:hidden">
      <label htmlFor="find" className="font-semibold">
        What have you got?
      </label>
      <div className="flex gap-2">
        <input
          id="find"
          name="find"
          type="search"
          defaultValue={find}
          maxLength={MAX_SEARCH_TEXT}
          placeholder="Mattress, soil, fridge..."
          className={`${fieldClass} min-w-0 flex-1`}
        />
        <button type="submit" className={buttonClass()}>
          Find
        </button>
      </div>
    </form>
  </search>
);

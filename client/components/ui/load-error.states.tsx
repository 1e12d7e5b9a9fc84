import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { LoadError } from "./load-error.tsx";

export const states: States = {
  "part of a page": <LoadError title="We could not load the companies" />,
  "whole page": <LoadError title="We could not load this company" isPage />,
  "long text": <LoadError title={LONG_TEXT} />,
};

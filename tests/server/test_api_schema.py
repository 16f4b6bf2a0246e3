"""The API does what its description says, whatever is asked of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.asking import BASE, Client, asking, bearer, opened
from tests.server.kept.following import Held, begun
from tests.sizes import scaled
from triominoes.server.app import make_app
from triominoes.server.settings import Settings

EXAMPLES = scaled(quick=10, full=60, long=1000)
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
KINDS: list[list[str]] = [["me", "greedy"], ["me", "open"], ["me", "here"]]

described: Any = schemathesis.openapi.from_dict(
    make_app(Settings(Path())).openapi_schema.to_schema()
)
OPERATIONS: list[Any] = [found.ok() for found in described.get_all_operations()]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with asking(tmp_path_factory.mktemp("data"), lan=True) as client:
        yield client


@pytest.fixture(scope="module")
def tables(client: Client) -> list[Any]:
    """Tables that there really are."""
    return [opened(client, *kinds) for kinds in KINDS]


@pytest.fixture(scope="module")
def held(client: Client) -> Held:
    """A kept match that there really is."""
    return begun(client)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: str(operation.label))
def test_every_answer_is_as_described(
    operation: Any, client: Client, tables: list[Any], held: Held
) -> None:
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), made=st.sampled_from([None, *tables]))
    def ask(case: Any, made: Any) -> None:
        if made and "table" in case.path_parameters:
            case.path_parameters["table"] = made["table"]
            case.headers.update(bearer(made["seats"][0]["token"]))
        if made and made["code"] and "code" in case.path_parameters:
            case.path_parameters["code"] = made["code"]
        if made and "match" in case.path_parameters:
            is_removed = operation.method.upper() == "DELETE"
            match = begun(client) if is_removed else held
            case.path_parameters["match"] = match.match
            case.headers.update(bearer(match.token))
        request = case.as_transport_kwargs(base_url=BASE)
        request.pop("cookies", None)
        if (data := request.pop("data", None)) is not None:
            request["content"] = data
        answer = client.request(**request)
        case.validate_response(answer, checks=CHECKS)

    ask()


def test_operations_are_all_of_them() -> None:
    assert len(OPERATIONS) == 19

// Package trace tells an OpenTelemetry collector how a request was answered: the request, the SQL it ran, the jobs it
// left behind and the SQL of those, as one trace. It is off until [Start] is called, and costs nothing then. It never
// sends an argument of a query or an address with its parameters, which may be personal: only texts of ours.
package trace

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"sync/atomic"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
)

// tracer is nil while tracing is off.
var tracer atomic.Pointer[trace.Tracer]

// header is how a trace is passed from one process to the next.
var header propagation.TraceContext

// Start sends traces to a collector's address (OTLP over HTTP, such as http://localhost:4318) until stop is called.
// Share is the part of the traces begun here that is kept, from 0 to 1; one begun by the proxy in front is kept if it
// says so.
func Start(ctx context.Context, address, version string, share float64) (stop func(context.Context) error, err error) {
	exporter, err := otlptracehttp.New(ctx, otlptracehttp.WithEndpointURL(address))
	if err != nil {
		return nil, err
	}
	provider := sdk.NewTracerProvider(sdk.WithBatcher(exporter), sdk.WithSampler(sdk.ParentBased(
		sdk.TraceIDRatioBased(share))), sdk.WithResource(resource.NewSchemaless(
		attribute.String("service.name", "rangrue"), attribute.String("service.version", version))))
	started := provider.Tracer("rangrue")
	tracer.Store(&started)
	return func(ctx context.Context) error {
		tracer.Store(nil)
		return provider.Shutdown(ctx)
	}, nil
}

// Begin begins a part of a trace; call end with how it went. While tracing is off it returns ctx as it is.
func Begin(ctx context.Context, name string, details ...attribute.KeyValue) (_ context.Context, end func(error)) {
	on := tracer.Load()
	if on == nil {
		return ctx, func(error) {}
	}
	ctx, span := (*on).Start(ctx, name, trace.WithAttributes(details...))
	return ctx, func(err error) {
		if err != nil {
			span.SetStatus(codes.Error, "") // the error itself may name a person; the log has it without
		}
		span.End()
	}
}

// SQL begins a query, or several that are sent together. Only a trace that is under way has queries: those of every
// poll would fill a collector.
func SQL(ctx context.Context, queries ...string) (context.Context, func(error)) {
	if !Sampled(ctx) {
		return ctx, func(error) {}
	}
	return Begin(ctx, "sql", attribute.String("db.query.text", strings.Join(queries, ";\n")))
}

// Sampled reports whether a trace is under way.
func Sampled(ctx context.Context) bool {
	return tracer.Load() != nil && trace.SpanContextFromContext(ctx).IsSampled()
}

// Carry is the trace that ctx is part of, as text to be kept with a job; empty when there is none.
func Carry(ctx context.Context) string {
	if tracer.Load() == nil {
		return ""
	}
	carrier := propagation.MapCarrier{}
	header.Inject(ctx, carrier)
	return carrier.Get("traceparent")
}

// Resume goes on with a trace that was carried.
func Resume(ctx context.Context, carried string) context.Context {
	if carried == "" || tracer.Load() == nil {
		return ctx
	}
	return header.Extract(ctx, propagation.MapCarrier{"traceparent": carried})
}

// Request begins the trace of a request, or goes on with the one its headers name. End it with its route, the pattern
// without what stands in its places, and whether we failed.
func Request(r *http.Request) (_ *http.Request, end func(route string, status int)) {
	if tracer.Load() == nil {
		return r, func(string, int) {}
	}
	ctx, finish := Begin(header.Extract(r.Context(), propagation.HeaderCarrier(r.Header)), r.Method)
	return r.WithContext(ctx), func(route string, status int) {
		span := trace.SpanFromContext(ctx)
		span.SetName(r.Method + " " + route)
		span.SetAttributes(attribute.String("http.route", route), attribute.Int("http.response.status_code", status))
		var failed error
		if status >= http.StatusInternalServerError {
			failed = errFailed
		}
		finish(failed)
	}
}

var errFailed = errors.New("trace: the answer was an error of ours")
